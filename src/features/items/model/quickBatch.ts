import * as t from '../texts.ts';
import type { QuickBatch, QuickField } from './quickRows.ts';

/** Rows that one batch takes. */
export const BATCH_ROWS = 500;

/** Why a batch cannot be saved in one go: more rows than it takes are saved only where all of them are new. */
export function whyNotAtOnce({ batch, count }: QuickBatch): string | undefined {
  return count > BATCH_ROWS && batch.creates?.length !== count ? t.moreThanValueRows(BATCH_ROWS) : undefined;
}

const columnOf: Readonly<Record<string, QuickField>> = {
  component_id: 'component',
  assignee_id: 'assignee',
  tag_ids: 'tags',
  cost_group_master_format_id: 'master_format',
  cost_group_uni_format_id: 'uni_format',
  // It does not say which of the codes it means.
  cost_group_ids: 'scope',
};

/** Refusals of the server at their cells: `updates.3.due_date` is the due date of the row that was sent there. */
export function cellErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  keyAt: QuickBatch['keyAt'],
  /** Columns of the fields that the company has added, by the names of refusals. */
  own: Readonly<Record<string, string>> = {},
): Record<string, Record<string, string>> {
  const errors: Record<string, Record<string, string>> = {};
  for (const [place, sentences] of Object.entries(fields)) {
    const [list = '', index = '', field, row, part] = place.split('.');
    const key = keyAt.get(`${list}.${index}`);
    const [sentence] = sentences;
    if (key === undefined || sentence === undefined) continue;
    const column =
      field === 'sub_items'
        ? (columnOf[part ?? ''] ?? part ?? 'scope')
        : field === undefined
          ? 'name'
          : (own[`${field}.${row}`] ?? columnOf[field] ?? field);
    errors[key] = { ...errors[key], [column]: sentence };
  }
  return errors;
}
