import type { FilterField } from './filterTypes.ts';

const option = (value: string, label: string) => ({ value, label });

/** One field of each type, for the catalogue and the tests. */
export const exampleFields: readonly FilterField[] = [
  { id: 'name', label: 'Name', type: 'text' },
  { id: 'cost', label: 'Cost', type: 'money' },
  { id: 'area', label: 'Estimated area', type: 'area', unit: 'GSF' },
  { id: 'days', label: 'Schedule impact', type: 'number', unit: 'days' },
  { id: 'limit', label: 'Upper limit', type: 'percent' },
  { id: 'due', label: 'Due date', type: 'date' },
  {
    id: 'status',
    label: 'Status',
    type: 'choice',
    options: [option('PENDING', 'Pending'), option('APPROVED', 'Approved'), option('DRAFT', 'Draft')],
  },
  {
    id: 'assignee',
    label: 'Assignee',
    type: 'people',
    options: [option('1', 'Daniel Reyes'), option('2', 'Lena Brandt')],
  },
  {
    id: 'tags',
    label: 'Tags',
    type: 'tags',
    options: [option('7', 'Envelope'), option('8', 'Long lead'), option('9', 'Structure')],
  },
  {
    id: 'trades',
    label: 'Trades',
    type: 'choices',
    options: [option('a', 'Electrical'), option('b', 'Mechanical')],
  },
  { id: 'deleted', label: 'Deleted', type: 'boolean' },
];
