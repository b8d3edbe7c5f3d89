import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { personName } from '#domain/people';
import type { Entry } from './contingencyTypes.ts';
import { reasonOf } from './contingencyWords.ts';
import { amountColumn, fileColumn } from '#shared/foresite';

/** What moved the pots as a file: one row for each entry, draws below zero. */
export const entryColumns: readonly GridColumn<Entry>[] = [
  fileColumn('date', 'Date', 110, ({ date }) => date),
  fileColumn('pot', 'Fund', 160, ({ pot }) => pot.name),
  amountColumn('amount', 'Amount', ({ amount }) => amount),
  fileColumn('reason', 'Reason', 280, reasonOf),
  fileColumn('note', 'Note', 280, ({ note }) => note),
  fileColumn('by', 'Entered by', 140, ({ created_by: by }) => by && personName(by)),
];
