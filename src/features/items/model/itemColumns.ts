import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import type { ItemBrief } from '#shared/foresite';

/**
 * Columns of the items grid with their titles, default widths in px (docs/product/items.md) and the field that the server sorts by.
 */
export const itemColumns = [
  { id: 'number', title: 'Id', width: 56, sort: 'number', groupable: false },
  { id: 'me_groups', title: 'Group', width: 70, sort: 'me_groups', groupable: true },
  { id: 'code', title: 'Code', width: 76, sort: 'number', groupable: false },
  { id: 'name', title: 'Name', width: 250, sort: 'name', groupable: false },
  { id: 'scenarios', title: 'Scenarios', width: 100, sort: 'scenarios', groupable: false },
  { id: 'component', title: 'Component', width: 130, sort: 'component', groupable: true },
  { id: 'cost', title: 'Cost', width: 120, sort: 'cost', groupable: false },
  { id: 'estimated_area', title: 'Area', width: 120, sort: 'estimated_area', groupable: false },
  { id: 'due_date', title: 'Due date', width: 100, sort: 'due_date', groupable: false },
  { id: 'date_added', title: 'Date added', width: 100, sort: 'date_added', groupable: false },
  { id: 'assignee', title: 'Assignee', width: 90, sort: 'assignee', groupable: true },
  { id: 'updated_by', title: 'Updated by', width: 90, sort: 'updated_by', groupable: false },
  { id: 'status', title: 'Status', width: 120, sort: 'status', groupable: true },
  { id: 'tags', title: 'Tags', width: 110, sort: 'tags', groupable: true },
  { id: 'priority', title: 'Priority', width: 130, sort: 'priority', groupable: true },
  { id: 'milestone_name', title: 'Milestone', width: 110, sort: 'milestone_name', groupable: true },
  { id: 'in_estimate_of', title: 'In the estimate of', width: 140, sort: 'in_estimate_of', groupable: true },
] as const;

export type ItemColumnId = (typeof itemColumns)[number]['id'];

/** Columns that only those who may approve see (docs/product/items.md). */
const approverColumns: readonly ItemColumnId[] = ['priority', 'milestone_name'];

/** What a column is called and how wide it is, where nothing is drawn. */
interface ItemColumnHead {
  id: string;
  title: string;
  width: number;
  groupable: boolean;
}

/** The columns a person sees: Priority and Milestone need approve_scenarioitem. */
export const visibleItemColumns = (canApprove: boolean) =>
  itemColumns.filter((column) => canApprove || !approverColumns.includes(column.id));

/** The same with the fields that the company has added to items, at the end. */
export const itemColumnHeads = (
  canApprove: boolean,
  attributes: readonly AttributeDefinition[],
): ItemColumnHead[] => [
  ...visibleItemColumns(canApprove),
  ...attributeColumns<ItemBrief>(attributes).map(({ id, title, width }) => ({
    id,
    title,
    width,
    groupable: false,
  })),
];
