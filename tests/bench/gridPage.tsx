// The page that the grid's benchmark drives: one grid in a fixed box, and steps that end when what they wait for is painted.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BareGrid } from './bareGrid.tsx';
import Adapter, { type GridApi } from './grid-adapter.tsx';
import { sampleColumns, sampleRows } from './gridSamples.ts';
import { PasteGrid, pasteRows } from './pasteGrid.tsx';

const width = 1600;
const height = 900;
const edge = 36;
const frames = { read: 180, whole: 200 } as const;

const asked = new URLSearchParams(location.search);
const Grid = asked.get('grid') === 'bare' ? BareGrid : Adapter;
const rows = sampleRows(Number(asked.get('rows')));
const nameAt = sampleColumns.slice(0, 4).reduce((sum, column) => sum + column.width, 60);

let api: GridApi | undefined;
const stage: { show?: (on: boolean) => void } = {};
const keepApi = (given: GridApi) => {
  api = given;
};

function Page() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    stage.show = setOn;
  }, []);
  return on ? (
    <Grid
      rows={rows}
      columns={sampleColumns}
      width={width}
      height={height}
      rowHeight={edge}
      headerHeight={edge}
      onApi={keepApi}
    />
  ) : null;
}

/** The task after the next paint. */
const afterPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame((time) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(time);
      port2.postMessage(null);
    });
  });
const painted = (row: number, aside = 0) =>
  document.elementFromPoint(nameAt, edge + row * edge + edge / 2 + aside)?.closest('[role=gridcell]')
    ?.textContent ?? '';
/** A hairline between two rows is no empty place. */
const isEmpty = (row: number) => painted(row) === '' && painted(row, 4) === '';
async function until(done: () => boolean) {
  const from = performance.now();
  do await afterPaint();
  while (!done() && performance.now() - from < 30_000);
  return performance.now() - from;
}
const scroller = () => document.querySelector<HTMLElement>('[role=grid]') as HTMLElement;

let edited = Promise.resolve(Number.NaN);

const steps = {
  mount: () => {
    stage.show?.(true);
    return until(() => painted(0) === rows[0]?.name && painted(20) === rows[20]?.name);
  },
  async scroll(kind: keyof typeof frames) {
    const node = scroller();
    const far = node.scrollHeight - node.clientHeight;
    const step = kind === 'read' ? 120 : far / frames.whole;
    const result = { late: 0, veryLate: 0, blank: 0, frames: frames[kind] };
    let before = await afterPaint();
    for (let frame = 1; frame <= frames[kind]; frame++) {
      // Between frames, as a wheel does: the event then comes before this frame's paint.
      node.scrollTop = Math.min(far, frame * step);
      const now = await afterPaint();
      if (now - before > 17.7) result.late += 1;
      if (now - before > 50) result.veryLate += 1;
      before = now;
      for (let row = 1; row < 22; row++) if (isEmpty(row)) result.blank += 1;
    }
    node.scrollTop = 0;
    await afterPaint();
    await afterPaint();
    return result;
  },
  sort: () => {
    const first = rows.reduce((least, row) => (row.cost < least.cost ? row : least)).name;
    api?.sort('cost', 'asc');
    return until(() => painted(0) === first);
  },
  unsort: () => {
    api?.sort('cost', null);
    return until(() => painted(0) === rows[0]?.name);
  },
  filter: () => {
    const first = rows.find((row) => row.name.startsWith('Steel frame'))?.name;
    api?.filter('name', 'steel frame');
    return until(() => painted(0) === first);
  },
  unfilter: () => {
    api?.filter('name', '');
    return until(() => painted(0) === rows[0]?.name);
  },
  paste: (count: number) => pasteRows(count, afterPaint),
  nodes: () => scroller().querySelectorAll('*').length,
  /** Listens for the Enter that commits `text` in the fourth row; `edited` answers the milliseconds from it to its paint. */
  awaitEdit(text: string) {
    edited = new Promise((resolve) => {
      const heard = (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        removeEventListener('keydown', heard, true);
        const from = event.timeStamp;
        void until(() => painted(3) === text).then(() => resolve(performance.now() - from));
      };
      addEventListener('keydown', heard, true);
    });
  },
  edited: () => edited,
};

/** What the benchmark may call in the page. */
export type GridSteps = typeof steps;

declare global {
  interface Window {
    gridSteps: GridSteps;
  }
}
window.gridSteps = steps;
const root = document.getElementById('root');
if (root) createRoot(root).render(asked.get('grid') === 'paste' ? <PasteGrid /> : <Page />);
