import * as t from '../texts.ts';
import type { ChangeRow } from './changeRows.ts';

/** What can be said of the lines that are chosen. */
export interface Mending {
  act: 'match' | 'apart' | 'again';
  state: 'MATCHED' | 'APART' | null;
  before_key: string | null;
  after_key: string | null;
}

const both = t.checkARemoved;

/** What can be said of one matched line, or of a removed and a new one; what was said by hand is taken back. Else why not. */
export function mendingOf(rows: readonly ChangeRow[]): Mending | { problem: string } {
  if (rows.length === 0 || rows.length > 2) return { problem: both };
  const [{ said: only } = { said: undefined }] = rows;
  if (rows.length === 1 && only?.by)
    return { act: 'again', state: null, before_key: only.before, after_key: only.after };
  const said = rows.flatMap((row) => row.said ?? []);
  const befores = said.flatMap(({ before }) => before ?? []);
  const afters = said.flatMap(({ after }) => after ?? []);
  const [before_key, after_key] = [befores[0], afters[0]];
  if (befores.length !== 1 || afters.length !== 1 || before_key === undefined || after_key === undefined)
    return { problem: rows.length === 1 ? t.whatAloneBoth(rows[0]?.what ?? t.oneLine, both) : both };
  const keys = { before_key, after_key };
  if (rows.length === 1) return { act: 'apart', state: 'APART', ...keys };
  return { act: 'match', state: 'MATCHED', ...keys };
}
