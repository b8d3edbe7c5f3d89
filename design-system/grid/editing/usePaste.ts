import { useEffect, useRef, useState } from 'react';
import type { Block } from '../clipboard/block.ts';
import type { GridEditing } from './gridEditing.ts';
import type { PastePlan } from './pastePlan.ts';
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

const loadWork = async () => import('./pasteWork.ts');

/** What is told of a paste. */
export interface PasteReport {
  summary: string;
  problems: PastePlan<never>['problems'];
}

/**
 * Reads what was copied and plans where it goes: at once when small, in slices with progress and a way to stop when large. Nothing is
 * changed before the whole plan stands, so a stopped paste leaves no trace.
 */
export function usePaste<Row>(announce: (text: string) => void) {
  const [progress, setProgress] = useState<PasteProgress>();
  const [report, setReport] = useState<PasteReport>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    // By the time somebody pastes it is there.
    loadWork().catch(() => undefined);
    return () => running.current?.abort();
  }, []);

  const run = async (
    copied: { text: string; html: string },
    { sheet, editing, selection, rowCount }: PasteInput<Row>,
    onPlan: (plan: PastePlan<Row>) => void,
    stop: AbortController,
  ) => {
    const work = await loadWork();
    const { signal } = stop;
    const isLarge = copied.text.length + (copied.text === '' ? copied.html.length : 0) > slicedFrom;
    const planFor = (block: Block) =>
      work.planPaste(sheet, block, work.widthOf(block), { selection, newRow: editing.newRow, rowCount });
    const shown = (share: number, label: string) => setProgress({ share, label });
    // About so many rows; only the bar depends on it.
    const expected = Math.max(1, copied.text.split('\n').length);
    const onRow = (rows: number) =>
      shown(Math.min(0.4, (rows / expected) * 0.4), `Reading row ${rows.toLocaleString('en-US')}`);
    if (isLarge) shown(0, 'Reading what was copied');
    const block = isLarge
      ? await work.inSlices(work.readAll(copied), { signal, onStep: onRow })
      : work.atOnce(work.readAll(copied));
    const lines = block?.length ?? 0;
    const onLine = (line: number) =>
      shown(
        Math.min(0.98, 0.4 + (line / lines) * 0.6),
        `Pasting row ${line.toLocaleString('en-US')} of ${lines.toLocaleString('en-US')}`,
      );
    const plan =
      block === undefined || lines === 0
        ? undefined
        : isLarge
          ? await work.inSlices(planFor(block), { signal, onStep: onLine })
          : work.atOnce(planFor(block));
    running.current = undefined;
    setProgress(undefined);
    if (signal.aborted) announce('Pasting was stopped. Nothing was changed.');
    if (!plan || signal.aborted) return;
    onPlan(plan);
    const { problems, cutColumns, cutRows } = plan;
    const summary = work.describePaste(plan);
    setReport(problems.length + cutColumns + cutRows > 0 ? { summary, problems } : undefined);
    announce(summary);
  };
  const paste = (
    copied: { text: string; html: string },
    input: PasteInput<Row>,
    onPlan: (plan: PastePlan<Row>) => void,
  ): void => {
    if (running.current || (copied.text === '' && copied.html === '')) return;
    setReport(undefined);
    const stop = new AbortController();
    running.current = stop;
    void run(copied, input, onPlan, stop).catch(() => {
      running.current = undefined;
      setProgress(undefined);
      announce(
        'Pasting needs a part of the page that could not be loaded. Check the connection and paste again.',
      );
    });
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
