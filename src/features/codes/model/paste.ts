import { formatNumber } from '#domain/money';
import {
  addMissingLevels,
  type CodeLevels,
  codeKey,
  type CodeRow,
  comparePaste,
  guessCodeLevels,
  type PasteState,
  readPastedCodes,
} from '#domain/codes';
import * as t from '../texts.ts';

/** What was pasted, and how it is read. */
export interface Paste {
  text: string;
  /** Null until somebody chooses: then the levels are guessed. */
  levels: CodeLevels | null;
  addsMissing: boolean;
}

export const noPaste: Paste = { text: '', levels: null, addsMissing: false };

export type PastedRow = ReturnType<typeof comparePaste>[number];

/** What a paste comes to. */
export interface ReadPaste {
  levels: CodeLevels;
  rows: readonly PastedRow[];
  counts: Readonly<Record<PasteState, number>>;
  /** Codes that lack the level above them, before any is added. */
  missing: number;
  /** Why nothing of it can be taken. */
  problem: string | undefined;
  /** What saving does: `Add 41, rename 3`. */
  verb: string;
}

const nothing = { new: 0, renamed: 0, same: 0, error: 0 };

/** Reads a paste against the codes that the format has. */
export function readPaste(paste: Paste, existing: readonly CodeRow[]): ReadPaste {
  const known = existing.map(({ div_code: code }) => codeKey(code));
  const levels = paste.levels ?? guessCodeLevels(paste.text, known);
  const read = readPastedCodes(paste.text, levels, known);
  if ('problem' in read)
    return { levels, rows: [], counts: nothing, missing: 0, problem: read.problem, verb: t.addCodes };
  const missing = read.rows.filter((row) => row.missing !== null).length;
  const whole = paste.addsMissing ? addMissingLevels(read.rows, levels, known) : read.rows;
  const rows = comparePaste(whole, existing);
  const counts = { ...nothing };
  for (const { state } of rows) counts[state] += 1;
  const parts = [
    counts.new > 0 ? t.addNumber(formatNumber(counts.new)) : '',
    counts.renamed > 0 ? `${counts.new > 0 ? 'rename' : t.rename} ${formatNumber(counts.renamed)}` : '',
  ].filter(Boolean);
  return { levels, rows, counts, missing, problem: undefined, verb: parts.join(', ') || t.addCodes };
}
