import '../../foundations/global.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColumnMenus } from './columns/ColumnMenus.tsx';
import { DataGrid, type DataGridProps, type GridColumn, type GridState } from './DataGrid.tsx';
import type { RowOverlay } from './rows/rowOverlay.ts';

interface Item {
  id: number;
  name: string;
  cost: number;
}

const rowsOf = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Option ${index + 1}`,
    cost: (index * 7919) % 1000,
  }));
const columns: readonly GridColumn<Item>[] = [
  { id: 'id', title: 'Id', width: 80, frozen: true, value: (row) => row.id, render: (row) => row.id },
  { id: 'name', title: 'Name', width: 240, value: (row) => row.name, render: (row) => row.name },
  ...Array.from({ length: 40 }, (_, index): GridColumn<Item> => ({
    id: `c${index}`,
    title: `Column ${index}`,
    width: 110,
    render: (row) => `${row.cost} ${index}`,
  })),
  { id: 'end', title: 'End', width: 100, frozen: 'end', render: (row) => `end ${row.id}` },
];
const rowKey = (row: Item) => String(row.id);

let root: Root;
let host: HTMLElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const grid = () => host.querySelector<HTMLElement>('[role="grid"]') as HTMLElement;
const cell = (line: number, column: number) =>
  grid().querySelector<HTMLElement>(`[data-line="${line}"] > [data-cell="${column}"]`);
const scrollTo = (place: { top?: number; left?: number }) => {
  grid().scrollTo(place);
  grid().dispatchEvent(new Event('scroll'));
};

async function show(props: Partial<DataGridProps<Item>> = {}) {
  root.render(
    <>
      <button type="button">before</button>
      <div style={{ width: 1000, height: 600 }} dir={host.dir}>
        <DataGrid
          label="Items"
          columns={columns}
          rows={rowsOf(100)}
          rowKey={rowKey}
          maxHeight={598}
          {...props}
        />
      </div>
    </>,
  );
  await frame();
  await frame();
}

beforeEach(async () => {
  await page.viewport(1200, 800);
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

it('has its tab stop and the right numbers after each of a hundred scrolls through 10,000 rows', async () => {
  await show({ rows: rowsOf(10_000) });
  const before = host.querySelector<HTMLElement>('button');
  const far = grid().scrollHeight - grid().clientHeight;
  for (let step = 1; step <= 100; step++) {
    scrollTo({ top: Math.round((far * ((step * 37) % 101)) / 100) });
    before?.focus();
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused?.matches('[data-cell]'), `step ${step}`).toBe(true);
    const line = Number(focused?.closest<HTMLElement>('[data-line]')?.dataset.line);
    const row = focused?.closest('[role="row"]');
    expect(row?.getAttribute('aria-rowindex')).toBe(String(line + 2));
    expect(focused?.parentElement?.querySelector('[data-cell="1"]')?.textContent).toBe(`Option ${line + 1}`);
    expect(grid().getAttribute('aria-rowcount')).toBe('10001');
    // The next time the stop is another one: keys have gone on from here.
    await userEvent.keyboard(step % 2 ? '{PageDown}' : '{ArrowDown}');
    const next = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line;
    expect(Number(next), `after the key of step ${step}`).toBeGreaterThan(line === 9999 ? line - 1 : line);
  }
}, 180_000);

it('draws the columns in view alone, at their places, and none of the view stays empty', async () => {
  await show();
  const all = grid().querySelectorAll('[role="columnheader"]').length;
  expect(all).toBeLessThan(columns.length - 20);
  for (let left = 0; left <= grid().scrollWidth - grid().clientWidth; left += 333) {
    scrollTo({ left });
    const box = grid().getBoundingClientRect();
    for (let x = box.left + 5; x < box.left + grid().clientWidth - 4; x += 40) {
      const hit = document.elementFromPoint(x, box.top + 34 + 36 + 18)?.closest('[data-cell]');
      expect(hit?.textContent, `at ${x} after ${left}`).toBeTruthy();
    }
    const heading = document
      .elementFromPoint(box.left + 500, box.top + 17)
      ?.closest<HTMLElement>('[data-cell]');
    const below = document
      .elementFromPoint(box.left + 500, box.top + 60)
      ?.closest<HTMLElement>('[data-cell]');
    expect(below?.dataset.cell).toBe(heading?.dataset.cell);
  }
  expect(cell(0, 42)?.getBoundingClientRect().right).toBeCloseTo(
    grid().getBoundingClientRect().left + grid().clientWidth,
    0,
  );
});

it('does not scroll sideways where its columns fit, with the handle of the last one too', async () => {
  const fitting = columns
    .slice(0, 5)
    .map((column) => (column.id === 'name' ? { ...column, grow: true } : column));
  await show({ columns: fitting, onStateChange: () => {} });
  expect(grid().querySelectorAll('[role="columnheader"] > [data-resizer]')).toHaveLength(5);
  expect(grid().scrollWidth).toBe(grid().clientWidth);
  const wide = columns
    .slice(0, 9)
    .map((column) => (column.id === 'name' ? { ...column, shrinksTo: 100 } : column));
  await show({ columns: wide, onStateChange: () => {} });
  expect(80 + 240 + 7 * 110).toBeGreaterThan(grid().clientWidth);
  expect(grid().scrollWidth, 'one column gives way').toBe(grid().clientWidth);
});

it('goes to a column that is not drawn yet, and back', async () => {
  await show();
  cell(3, 1)?.focus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await frame();
  expect(document.activeElement?.getAttribute('aria-colindex')).toBe('42');
  expect(grid().getAttribute('aria-colcount')).toBe('43');
  const rect = document.activeElement?.getBoundingClientRect();
  const box = grid().getBoundingClientRect();
  expect(rect?.left).toBeGreaterThan(box.left + 80);
  expect(rect?.right).toBeLessThanOrEqual(box.left + grid().clientWidth - 99);
  await userEvent.keyboard('{Home}{ArrowRight}');
  await frame();
  expect(document.activeElement?.textContent).toBe('Option 4');
});

it('moves a column by dragging its heading, and a press still sorts', async () => {
  const changes: GridState[] = [];
  await show({ columnMenu: ColumnMenus, onStateChange: (state) => changes.push(state) });
  const heading = cell(-1, 2) as HTMLElement;
  const target = cell(-1, 4) as HTMLElement;
  const { left, top, width } = target.getBoundingClientRect();
  const from = heading.getBoundingClientRect();
  const header = heading.parentElement as HTMLElement;
  header.setPointerCapture = () => undefined;
  const at = (type: string, x: number, node: HTMLElement) =>
    node.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: top + 10, button: 0 }),
    );
  at('pointerdown', from.left + 20, heading);
  at('pointermove', from.left + 40, heading);
  at('pointermove', left + width - 10, heading);
  await frame();
  expect(target.dataset.drop).toBe('end');
  at('pointerup', left + width - 10, heading);
  heading.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await frame();
  expect(changes).toHaveLength(1);
  expect(changes[0]?.columnOrder.slice(1, 5)).toEqual(['name', 'c1', 'c2', 'c0']);
  cell(-1, 1)?.click();
  await frame();
  expect(changes.at(-1)?.sort).toEqual([{ column: 'name', direction: 'asc' }]);
});

it('makes a column as wide as its longest text in view at a double press on its edge', async () => {
  const rows = [
    ...rowsOf(5),
    { id: 9, name: 'A name that is much longer than the column it stands in', cost: 1 },
  ];
  const changes: GridState[] = [];
  await show({ rows, columns: columns.slice(0, 4), onStateChange: (state) => changes.push(state) });
  const text = [...grid().querySelectorAll('[data-cell="1"]')].at(-1) as HTMLElement;
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  const edge = cell(-1, 1)?.querySelector('[data-resizer]');
  edge?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await frame();
  expect(text.scrollWidth).toBe(text.clientWidth);
  expect(changes.at(-1)?.widths.name).toBeGreaterThan(300);
});

it('gives a panel the height of its content, and the rows below move on', async () => {
  const detail = { open: new Set(['2']), render: () => <div style={{ height: 211 }}>Panel</div> };
  await show({ detail });
  const panel = grid().querySelector<HTMLElement>('[data-kind="detail"]') as HTMLElement;
  const height = panel.getBoundingClientRect().height;
  expect(height).toBeGreaterThanOrEqual(211 + 24);
  expect(cell(3, 1)?.getBoundingClientRect().top).toBeCloseTo(panel.getBoundingClientRect().bottom, 0);
});

it('draws one row for an edit, however many there are', async () => {
  let draws = 0;
  const rows = rowsOf(100_000);
  const edited = new Map<string, Item>();
  const told = new Set<() => void>();
  const overlay: RowOverlay<Item> = {
    get: (key) => edited.get(key),
    size: () => edited.size,
    version: () => edited.size,
    subscribe: (changed) => {
      told.add(changed);
      return () => void told.delete(changed);
    },
  };
  const counted = columns.map((column) =>
    column.id === 'name' ? { ...column, render: (row: Item) => ((draws += 1), row.name) } : column,
  );
  await show({ rows, columns: counted, overlay });
  draws = 0;
  edited.set('4', { id: 4, name: 'Changed', cost: 0 });
  for (const changed of told) changed();
  await frame();
  expect(cell(3, 1)?.textContent).toBe('Changed');
  expect(draws).toBe(1);
});

it('keeps the focus in its place when a page of other rows takes the place of these', async () => {
  await show({ rows: rowsOf(20) });
  cell(5, 1)?.focus();
  await show({ rows: rowsOf(40).slice(20) });
  expect(document.activeElement?.textContent).toBe('Option 26');
});

it('runs from right to left: columns, frozen sides and arrows are mirrored', async () => {
  host.dir = 'rtl';
  await show();
  const box = grid().getBoundingClientRect();
  const right = box.left + grid().clientWidth;
  expect(Math.abs((cell(0, 0)?.getBoundingClientRect().right ?? 0) - box.right)).toBeLessThan(20);
  expect(cell(0, 1)?.getBoundingClientRect().right).toBeLessThan(right);
  scrollTo({ left: -1500 });
  await frame();
  const middle = document.elementFromPoint(box.left + 500, box.top + 60)?.closest('[data-cell]');
  expect(middle?.textContent).toBeTruthy();
  scrollTo({ left: 0 });
  cell(0, 0)?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Option 1');
});

it('on a phone a list stands on the page whole, and only a long one has a box of its own', async () => {
  await page.viewport(390, 800);
  const phone = { maxHeight: 320, renderCompact: (row: Item) => row.name } as const;
  await show({ ...phone, rows: rowsOf(40) });
  expect(grid().scrollHeight).toBe(grid().clientHeight);
  expect(cell(39, 0)?.textContent).toBe('Option 40');
  await show({ ...phone, rows: rowsOf(400) });
  expect(grid().clientHeight).toBe(320);
});

it('keeps its headings and totals below what lies over the grid', async () => {
  await show({ rows: rowsOf(3) });
  const over = document.createElement('div');
  over.style.cssText = 'position: absolute; z-index: 1; inset: 0';
  host.style.position = 'relative';
  host.append(over);
  const heading = grid().querySelector('[role="columnheader"]')?.getBoundingClientRect() as DOMRect;
  expect(document.elementFromPoint(heading.left + 4, heading.top + 4)).toBe(over);
});
