import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { personName } from '#domain/people';
import * as t from '../texts.ts';
import type { Entry } from './contingencyTypes.ts';
import { reasonOf } from './contingencyWords.ts';
import { amountColumn, fileColumn } from '#shared/foresite';

/** What moved the pots as a file: one row for each entry, draws below zero. */
export const entryColumns: readonly GridColumn<Entry>[] = [
  fileColumn('date', t.date, 110, ({ date }) => date),
  fileColumn('pot', t.fund, 160, ({ pot }) => pot.name),
  amountColumn('amount', t.amount, ({ amount }) => amount),
  fileColumn('reason', t.reason, 280, reasonOf),
  fileColumn('note', t.note, 280, ({ note }) => note),
  fileColumn('by', t.enteredBy, 140, ({ created_by: by }) => by && personName(by)),
];
