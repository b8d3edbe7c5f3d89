import { useEffect, useRef, useState } from 'react';
import { widthOf, type BlockCell } from '../clipboard/block.ts';
import { readClipboard } from '../clipboard/readClipboard.ts';
import type { GridEditing } from './gridEditing.ts';
import { inSlices, atOnce } from './inSlices.ts';
import { describePaste, planPaste, type PastePlan } from './pastePlan.ts';
import type { Rect } from './ranges.ts';
import type { Sheet } from './sheet.ts';

/** Characters above which a paste is read in slices, with its progress shown. */
const slicedFrom = 60_000;

/** How far a large paste is: 0 to 1. */
export interface PasteProgress {
  share: number;
  label: string;
}

/** What a paste works on. */
export interface PasteInput<Row> {
  sheet: Sheet<Row>;
  rowCount: number;
  editing: GridEditing<Row>;
  selection: Rect;
}

function* readAll(copied: { text: string; html: string }): Generator<number, (BlockCell | undefined)[][]> {
  const rows: (BlockCell | undefined)[][] = [];
  for (const row of readClipboard(copied)) {
    rows.push(row);
    yield rows.length;
  }
  return rows;
}

/**
 * Reads what was copied and plans where it goes: at once when small, in slices with progress and a way to stop when large. Nothing is
 * changed before the whole plan stands, so a stopped paste leaves no trace.
 */
export function usePaste<Row>(announce: (text: string) => void) {
  const [progress, setProgress] = useState<PasteProgress>();
  const [report, setReport] = useState<PastePlan<Row>>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const planFor = (
    block: (BlockCell | undefined)[][],
    { sheet, editing, selection, rowCount }: PasteInput<Row>,
  ) => planPaste(sheet, block, widthOf(block), { selection, newRow: editing.newRow, rowCount });

  const finish = (plan: PastePlan<Row>, onPlan: (plan: PastePlan<Row>) => void) => {
    onPlan(plan);
    const needsWords = plan.problems.length + plan.cutColumns + plan.cutRows > 0;
    setReport(needsWords ? plan : undefined);
    announce(describePaste(plan));
  };

  const pasteLarge = async (
    copied: { text: string; html: string },
    input: PasteInput<Row>,
    onPlan: (plan: PastePlan<Row>) => void,
  ) => {
    const stop = new AbortController();
    running.current = stop;
    const shown = (share: number, label: string) => setProgress({ share, label });
    shown(0, 'Reading what was copied');
    // About so many rows; only the bar depends on it.
    const expected = Math.max(1, copied.text.split('\n').length);
    const block = await inSlices(readAll(copied), {
      signal: stop.signal,
      onStep: (rows) =>
        shown(Math.min(0.4, (rows / expected) * 0.4), `Reading row ${rows.toLocaleString('en-US')}`),
    });
    const lines = block?.length ?? 0;
    const plan =
      block && lines > 0
        ? await inSlices(planFor(block, input), {
            signal: stop.signal,
            onStep: (line) =>
              shown(
                Math.min(0.98, 0.4 + (line / lines) * 0.6),
                `Pasting row ${line.toLocaleString('en-US')} of ${lines.toLocaleString('en-US')}`,
              ),
          })
        : undefined;
    running.current = undefined;
    setProgress(undefined);
    if (plan) finish(plan, onPlan);
    else if (stop.signal.aborted) announce('Pasting was stopped. Nothing was changed.');
  };

  const paste = (
    copied: { text: string; html: string },
    input: PasteInput<Row>,
    onPlan: (plan: PastePlan<Row>) => void,
  ): void => {
    if (running.current || (copied.text === '' && copied.html === '')) return;
    setReport(undefined);
    if (copied.text.length + (copied.text === '' ? copied.html.length : 0) > slicedFrom) {
      void pasteLarge(copied, input, onPlan);
      return;
    }
    const block = atOnce(readAll(copied));
    if (block.length > 0) finish(atOnce(planFor(block, input)), onPlan);
  };
  return {
    paste,
    progress,
    report,
    dismissReport: () => setReport(undefined),
    cancel: () => running.current?.abort(),
    isRunning: () => running.current !== undefined,
  };
}
