/** Columns of the items grid with their titles and default widths in px (spec §2, §9). */
export const itemColumns = [
  { id: 'number', title: 'Id', width: 56, sort: 'number' },
  { id: 'me_groups', title: 'Group', width: 70, sort: null },
  { id: 'code', title: 'Code', width: 76, sort: 'number' },
  { id: 'name', title: 'Name', width: 250, sort: 'name' },
  { id: 'scenarios', title: 'Scenarios', width: 100, sort: null },
  { id: 'component', title: 'Component', width: 130, sort: 'component' },
  { id: 'cost', title: 'Cost', width: 120, sort: 'cost' },
  { id: 'estimated_area', title: 'Area', width: 120, sort: 'estimated_area' },
  { id: 'due_date', title: 'Due date', width: 100, sort: 'due_date' },
  { id: 'date_added', title: 'Date added', width: 100, sort: 'date_added' },
  { id: 'assignee', title: 'Assignee', width: 90, sort: 'assignee' },
  { id: 'updated_by', title: 'Updated by', width: 90, sort: 'updated_by' },
  { id: 'status', title: 'Status', width: 120, sort: 'status' },
  { id: 'tags', title: 'Tags', width: 110, sort: null },
  { id: 'priority', title: 'Priority', width: 130, sort: 'priority' },
  { id: 'milestone_name', title: 'Milestone', width: 110, sort: 'milestone_name' },
] as const;

export type ItemColumnId = (typeof itemColumns)[number]['id'];

/** Columns that only those who may approve see (spec §2). */
const approverColumns: readonly ItemColumnId[] = ['priority', 'milestone_name'];

/** The columns a person sees: Priority and Milestone need approve_scenarioitem. */
export const visibleItemColumns = (canApprove: boolean) =>
  itemColumns.filter((column) => canApprove || !approverColumns.includes(column.id));
