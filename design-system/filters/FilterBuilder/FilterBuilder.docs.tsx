import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { exampleFields } from '../model/exampleFields.ts';
import { createGroup, type FilterGroup } from '../model/filterTypes.ts';
import { readFilter } from '../model/storedFilter.ts';
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder.tsx';

const stored = {
  match: 'and',
  rules: [
    { field: 'status', operator: 'one_of', value: ['PENDING', 'DRAFT'] },
    { field: 'cost', operator: 'less_than', value: -10_000 },
    {
      match: 'or',
      rules: [
        { field: 'due', operator: 'between', value: { from: '2026-11-01', to: '2026-11-20' } },
        { field: 'assignee', operator: 'equals', value: '2' },
        { field: 'tags', operator: 'is_empty', value: null },
      ],
    },
  ],
};
const wrong = {
  match: 'or',
  rules: [
    { field: 'area', operator: 'between', value: { from: 900, to: 100 } },
    { field: 'due', operator: 'between', value: { from: '2026-11-01', to: null } },
    { field: 'status', operator: 'one_of', value: ['ON_HOLD'] },
    { field: null },
  ],
};

function Example({ start, layout }: { start: unknown } & Pick<FilterBuilderProps, 'layout'>) {
  const [filter, setFilter] = useState<FilterGroup>(() =>
    start === null ? createGroup() : readFilter(start, exampleFields).filter,
  );
  return (
    <FilterBuilder
      fields={exampleFields}
      filter={filter}
      onChange={setFilter}
      today="2026-11-20"
      {...(layout ? { layout } : {})}
    />
  );
}

export const docs = defineDocs({
  name: 'FilterBuilder',
  group: 'filters',
  summary: 'Conditions in groups: all or any of them must hold.',
  standsOn: 'Select, MultiSelect, ComboBox, DateField and Menu of this system, and with them react-aria.',
  use: [
    'Where chips do not reach: groups inside groups, comparisons, ranges.',
    '`rowTest`, `describeFilter`, `storeFilter` and `readFilter` of `filters/model` go with it.',
  ],
  avoid: ['For one or two lists of values: FilterChip.'],
  props: [
    { name: 'fields', type: 'FilterField[]', summary: 'id, label, type, options, unit.' },
    {
      name: 'filter · onChange',
      type: 'FilterGroup',
      summary: 'Incomplete conditions stay but do not apply.',
    },
    { name: 'today', type: 'YYYY-MM-DD', summary: 'Completes a year that was not typed.' },
    { name: 'layout', type: 'full · compact', summary: '`compact` for a popover.' },
  ],
  keys: [
    { keys: 'Tab', does: 'Field, comparison, value, more, remove' },
    { keys: 'Enter on "more"', does: 'Duplicate, move up, move down, remove' },
  ],
  examples: [
    { title: 'A group inside', render: () => <Example start={stored} /> },
    { title: 'Wrong and incomplete', render: () => <Example start={wrong} /> },
    { title: 'Compact', render: () => <Example start={stored} layout="compact" /> },
    { title: 'Empty', render: () => <Example start={null} /> },
  ],
});
