import '../../foundations/global.ts';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataGrid, type GridColumn, type GridState } from './DataGrid.tsx';
import { emptyGridState } from './gridTypes.ts';

interface Item {
  id: number;
  name: string;
  cost: number;
}

const columns: readonly GridColumn<Item>[] = [
  { id: 'id', title: 'Id', width: 80, frozen: true, value: (row) => row.id, render: (row) => row.id },
  { id: 'name', title: 'Name', width: 240, value: (row) => row.name, render: (row) => row.name },
  ...Array.from({ length: 14 }, (_, index): GridColumn<Item> => ({
    id: `c${index}`,
    title: `Column ${index}`,
    width: 110,
    align: 'end',
    render: (row) => `${row.cost + index}`,
  })),
  {
    id: 'cost',
    title: 'Cost',
    width: 120,
    align: 'end',
    value: (row) => row.cost,
    render: (row) => row.cost,
  },
];
const itemsOf = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Option ${index + 1}`,
    cost: (index * 7919) % 1000,
  }));
const rowKey = (row: Item) => String(row.id);

let root: Root;
let host: HTMLElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const grid = () => host.querySelector<HTMLElement>('[role="grid"]') as HTMLElement;
const cell = (line: number, column: number) =>
  grid().querySelector<HTMLElement>(`[data-line="${line}"] > [data-cell="${column}"]`);
const activeLine = () =>
  Number((document.activeElement?.closest('[data-line]') as HTMLElement | null)?.dataset.line);

/** Pixels of the body in view that no row covers. */
function blankPixels(): number {
  const view = grid().getBoundingClientRect();
  const top = view.top + 34;
  const bottom = Math.min(view.bottom, view.top + grid().clientHeight);
  const spans = [...grid().querySelectorAll('[data-line]:not([data-line="-1"])')]
    .map((row) => row.getBoundingClientRect())
    .map((rect) => [Math.max(rect.top, top), Math.min(rect.bottom, bottom)] as const)
    .filter(([from, to]) => to > from)
    .toSorted((a, b) => a[0] - b[0]);
  let covered = top;
  let blank = 0;
  for (const [from, to] of spans) {
    blank += Math.max(0, from - covered);
    covered = Math.max(covered, to);
  }
  return blank + Math.max(0, bottom - covered);
}

async function show(rows: readonly Item[], extra: Partial<Parameters<typeof DataGrid<Item>>[0]> = {}) {
  root.render(
    <div style={{ width: 1000, height: 600 }}>
      <DataGrid label="Items" columns={columns} rows={rows} rowKey={rowKey} maxHeight={598} {...extra} />
    </div>,
  );
  await frame();
  await frame();
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

it('covers the view at every step of a scroll through 100,000 rows, in the same task', async () => {
  await show(itemsOf(100_000));
  const far = grid().scrollHeight - grid().clientHeight;
  for (let step = 0; step <= 40; step++) {
    grid().scrollTop = (far * step) / 40;
    // The event comes before the next paint; what it draws must be there when it returns.
    grid().dispatchEvent(new Event('scroll'));
    expect(blankPixels(), `step ${step}`).toBeLessThan(1);
  }
  expect(grid().querySelector('[aria-rowindex="100001"]')?.textContent).toContain('Option 100000');
});

it('reuses its row elements and keeps the document small', async () => {
  await show(itemsOf(100_000));
  grid().scrollTop = 50_000;
  grid().dispatchEvent(new Event('scroll'));
  const before = grid().querySelectorAll('*').length;
  const rows = new Set(grid().querySelectorAll('[data-line]'));
  for (let step = 1; step <= 12; step++) {
    grid().scrollTop = step * 100_011;
    grid().dispatchEvent(new Event('scroll'));
  }
  const after = [...grid().querySelectorAll('[data-line]')];
  expect(grid().querySelectorAll('*').length).toBeLessThanOrEqual(Math.min(before + 120, 813));
  expect(after.filter((row) => rows.has(row)).length).toBeGreaterThan(after.length * 0.6);
});

it('keeps frozen columns in place while the rest scrolls sideways', async () => {
  await show(itemsOf(50));
  const left = cell(0, 0)?.getBoundingClientRect().left;
  const second = cell(0, 1)?.getBoundingClientRect().left ?? 0;
  grid().scrollLeft = 300;
  await frame();
  expect(cell(0, 0)?.getBoundingClientRect().left).toBe(left);
  expect(cell(0, 1)?.getBoundingClientRect().left).toBeCloseTo(second - 300, 0);
  expect(grid().querySelector('[role="columnheader"]')?.getBoundingClientRect().left).toBe(left);
});

it('does not scroll back sideways when a frozen cell gets the focus, and brings its line into view', async () => {
  await show(itemsOf(200));
  grid().scrollLeft = 300;
  await frame();
  cell(2, 0)?.focus({ preventScroll: true });
  await userEvent.keyboard('{ArrowDown}');
  await frame();
  expect(document.activeElement).toBe(cell(3, 0));
  expect(grid().scrollLeft).toBe(300);
  await userEvent.keyboard('{PageDown}{PageDown}');
  await frame();
  expect(activeLine()).toBeGreaterThan(20);
  const view = grid().getBoundingClientRect();
  expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom);
  expect([grid().scrollLeft, grid().scrollTop > 0]).toEqual([300, true]);
  await userEvent.keyboard('{ArrowRight}');
  await frame();
  expect(cell(activeLine(), 1)?.getBoundingClientRect().left).toBeGreaterThanOrEqual(view.left + 80);
});

it('brings its totals into sight when the focus comes to them', async () => {
  const totalled = columns.map((column) =>
    column.id === 'id' ? { ...column, renderTotal: () => '200' } : column,
  );
  Object.assign(host.style, { height: '400px', overflow: 'auto' });
  await show(itemsOf(200), { columns: totalled });
  cell(0, 0)?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}{Home}');
  await frame();
  expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain('200');
  const view = host.getBoundingClientRect();
  expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(view.bottom);
});

it('keeps the focus on its row through a far scroll, and the arrows bring it back into view', async () => {
  await show(itemsOf(10_000));
  cell(3, 1)?.focus();
  const focused = document.activeElement;
  grid().scrollTop = 200_000;
  await frame();
  await frame();
  expect(document.activeElement).toBe(focused);
  expect(focused?.textContent).toBe('Option 4');
  await userEvent.keyboard('{ArrowDown}');
  await frame();
  expect(activeLine()).toBe(4);
  const rect = document.activeElement?.getBoundingClientRect();
  expect(rect?.top).toBeGreaterThanOrEqual(grid().getBoundingClientRect().top + 33);
});

it('moves by page and to both ends, always into view and out from under the header', async () => {
  await show(itemsOf(10_000));
  cell(0, 0)?.focus();
  await userEvent.keyboard('{PageDown}');
  const page = activeLine();
  expect(page).toBeGreaterThan(8);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await frame();
  expect(activeLine()).toBe(9999);
  expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    grid().getBoundingClientRect().bottom,
  );
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await frame();
  expect(activeLine()).toBe(0);
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    grid().getBoundingClientRect().top + 33,
  );
});

it('finds its row again after a sort, and never loses the focus when the row goes', async () => {
  const rows = itemsOf(200);
  const Sortable = ({ count }: { count: number }) => {
    const [state, setState] = useState<GridState>(emptyGridState);
    return (
      <div style={{ width: 1000, height: 600 }}>
        <button
          type="button"
          onClick={() => setState({ ...state, sort: [{ column: 'cost', direction: 'desc' }] })}
        >
          sort
        </button>
        <DataGrid
          label="Items"
          columns={columns}
          rows={rows.slice(0, count)}
          rowKey={rowKey}
          state={state}
          onStateChange={setState}
          maxHeight={598}
        />
      </div>
    );
  };
  root.render(<Sortable count={200} />);
  await frame();
  await frame();
  cell(2, 1)?.focus();
  host.querySelector('button')?.click();
  await frame();
  expect(document.activeElement?.textContent).toBe('Option 3');
  root.render(<Sortable count={1} />);
  await frame();
  await frame();
  expect(grid().contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Option 1');
});

it('resizes a column by dragging its edge without drawing a row again', async () => {
  let draws = 0;
  const counted = columns.map((column) =>
    column.id === 'name' ? { ...column, render: (row: Item) => ((draws += 1), row.name) } : column,
  );
  const changes: GridState[] = [];
  await show(itemsOf(100), { columns: counted, onStateChange: (state) => changes.push(state) });
  const edge = grid().querySelectorAll<HTMLElement>('[data-resizer]')[1] as HTMLElement;
  const { left, top } = edge.getBoundingClientRect();
  const at = (type: string, x: number) =>
    edge.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: top + 4, button: 0 }),
    );
  edge.setPointerCapture = () => undefined;
  const before = draws;
  at('pointerdown', left);
  at('pointermove', left + 40);
  await frame();
  expect(cell(0, 1)?.getBoundingClientRect().width).toBeCloseTo(280, 0);
  expect(changes).toHaveLength(0);
  at('pointermove', left + 60);
  at('pointerup', left + 60);
  await frame();
  expect(changes.at(-1)?.widths).toEqual({ name: 300 });
  expect(draws).toBe(before);
});

it('puts the rows into reading order once scrolling rests', async () => {
  await show(itemsOf(1000));
  grid().scrollTop = 5000;
  const lines = () =>
    [...grid().querySelectorAll<HTMLElement>('[data-line]')].map((row) => Number(row.dataset.line));
  await expect.poll(() => lines().some((line) => line > 50)).toBe(true);
  await expect.poll(() => lines().every((line, at) => at === 0 || line > (lines()[at - 1] ?? 0))).toBe(true);
});
