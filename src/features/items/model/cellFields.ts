import * as t from '../texts.ts';

/** The columns of the items grid that are edited in place; the status has its own control. */
export const CELL_FIELDS = {
  name: t.name,
  component: t.component,
  due_date: t.dueDate,
  assignee: t.assignee,
  tags: t.tags,
  priority: t.priority,
} as const;

/** A column that is edited in place. */
export type CellField = keyof typeof CELL_FIELDS;

/** Whether a column is one of them. */
export const isCellField = (id: string): id is CellField => Object.hasOwn(CELL_FIELDS, id);
