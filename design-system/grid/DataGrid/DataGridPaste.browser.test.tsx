import '../../foundations/global.ts';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applyChanges, type GridChanges } from '../editing/changes.ts';
import type { CellProblem, GridEditing } from '../editing/gridEditing.ts';
import type { GridColumn } from './DataGrid.tsx';
import { EditableGrid } from './EditableGrid.tsx';

interface Row {
  id: string;
  locked?: boolean;
  [column: string]: string | number | boolean | null | undefined;
}
const columns: readonly GridColumn<Row>[] = [
  { id: 'c0', title: 'Name', width: 140, edit: { type: 'text' }, render: (row) => row.c0 },
  ...Array.from({ length: 9 }, (_, at): GridColumn<Row> => ({
    id: `c${at + 1}`,
    title: `Cost ${at + 1}`,
    width: 90,
    align: 'end',
    edit: {
      type: 'money',
      ...(at === 0 && {
        validate: (value) => (typeof value === 'number' && value > 1e6 ? 'It is over a million.' : undefined),
      }),
    },
    render: (row) => row[`c${at + 1}`],
  })),
];
const rowKey = (row: Row) => row.id;
let made = 0;
const blank = (): Row => ({
  id: `n${(made += 1)}`,
  ...Object.fromEntries(columns.map(({ id }) => [id, null])),
  c0: '',
});
const start: readonly Row[] = Array.from({ length: 20 }, (_, at) => ({
  ...blank(),
  id: `r${at}`,
  c0: `Row ${at}`,
  c1: at,
}));

let root: Root;
let host: HTMLElement;
const seen: {
  rows: readonly Row[];
  sets: GridChanges<Row>[];
  problems: readonly CellProblem[];
  refuses: boolean;
} = {
  rows: [],
  sets: [],
  problems: [],
  refuses: false,
};
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function Owner({ grows = true, sorts = false }: { grows?: boolean; sorts?: boolean }) {
  const [rows, setRows] = useState(start);
  useEffect(() => {
    seen.rows = rows;
  }, [rows]);
  const [editing] = useState((): GridEditing<Row> => ({
    onChange: (changes) => {
      seen.sets.push(changes);
      if (seen.refuses) return Promise.reject(new Error('No'));
      setRows((before) => applyChanges(before, changes, columns, rowKey));
      return undefined;
    },
    ...(grows && { newRow: blank }),
    readOnly: (row) => (row.locked ? 'Approved rows stay as they are.' : undefined),
    onProblems: (found) => (seen.problems = found),
  }));
  return (
    <EditableGrid
      label="Costs"
      columns={columns}
      rows={sorts ? rows.toSorted((a, b) => Number(a.c1) - Number(b.c1)) : rows}
      rowKey={rowKey}
      editing={editing}
      maxHeight={400}
    />
  );
}
beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  Object.assign(seen, { rows: start, sets: [], problems: [], refuses: false });
  root.render(<Owner />);
  await frame();
  await frame();
});
afterEach(() => {
  root.unmount();
  host.remove();
});
const cell = (line: number, column: number) =>
  host.querySelector<HTMLElement>(`[data-line="${line}"] > [data-cell="${column}"]`) as HTMLElement;
function paste(text: string, html = '') {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Draws the fill handle to a cell, whether or not the window has the focus that it shows with. */
async function pull(pointerType: 'mouse' | 'touch', to: HTMLElement, end = 'pointerup') {
  // A pointer that is only said to be there cannot be captured.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
  const handle = host.querySelector('[data-fill-handle]') as HTMLElement;
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const send = (name: string, at: HTMLElement) =>
    handle.dispatchEvent(
      new PointerEvent(name, { ...middle(at), pointerType, button: 0, bubbles: true, cancelable: true }),
    );
  send('pointerdown', handle);
  send('pointermove', to);
  await frame();
  send(end, to);
  await frame();
  capture.mockRestore();
}

/** A mouse that is only said to be there: it cannot be captured. */
function mouse() {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
  const send = (name: string, over: HTMLElement, down = 0) => {
    const { left, top } = over.getBoundingClientRect();
    const at = { clientX: left + 4, clientY: top + 4 + down, pointerType: 'mouse', button: 0 };
    over.dispatchEvent(new PointerEvent(name, { ...at, bubbles: true, cancelable: true }));
  };
  return { send, letGo: () => capture.mockRestore() };
}

it('takes 10,000 rows of 10 cells as one change, and one Ctrl+Z takes them back', async () => {
  const before = JSON.stringify(seen.rows);
  const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const text = Array.from({ length: 10_000 }, (_, row) =>
    [`Item ${row}`, ...Array.from({ length: 9 }, (_, at) => `$ ${figure.format(row * 9 + at + 0.5)}`)].join(
      '\t',
    ),
  ).join('\r\n');
  cell(0, 0).focus();
  paste(text);
  await expect.poll(() => seen.rows.length).toBe(10_000);
  expect(seen.sets).toHaveLength(1);
  expect(seen.sets[0]?.cells.length).toBeGreaterThan(99_000);
  expect(seen.rows[9999]).toMatchObject({ c0: 'Item 9999', c9: 9999 * 9 + 8.5 });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => seen.rows.length).toBe(20);
  expect(JSON.stringify(seen.rows)).toBe(before);
});

it('shows how far a large paste is and stops without a trace', async () => {
  cell(0, 0).focus();
  paste(Array.from({ length: 60_000 }, (_, row) => `Item ${row}\t${row}`).join('\n'));
  await expect.poll(() => host.querySelector('[role="progressbar"]')).not.toBeNull();
  // At once: a fast machine is done before a pointer has come near.
  host.querySelector<HTMLElement>('[role="progressbar"] ~ button')?.click();
  await expect.poll(() => host.querySelector('[role="progressbar"]')).toBeNull();
  expect(seen.rows).toBe(start);
  expect(seen.sets).toEqual([]);
});

it('marks what it cannot read, says why at the cell and in a list, and leads there', async () => {
  cell(1, 0).focus();
  await frame();
  paste('a\tten\t5\nb\t2,000,000');
  await frame();
  await frame();
  await expect.poll(() => seen.rows[1]).toMatchObject({ c0: 'a', c1: null, c2: 5 });
  await expect.poll(() => host.textContent).toContain('Show list');
  expect(cell(1, 1).textContent).toBe('ten');
  expect(cell(1, 1).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => seen.problems.length).toBe(2);
  expect(seen.problems.map(({ key, column }) => `${key} ${column}`)).toEqual(['r1 c1', 'r2 c1']);
  await userEvent.click(
    [...host.querySelectorAll('button')].find((one) => one.textContent === 'Show list') as HTMLElement,
  );
  const entries = [...host.querySelectorAll<HTMLElement>('li button')];
  expect(entries.map((one) => one.textContent)).toEqual([
    'Cost 1, row 2: "ten" is not a number. Type it like 1,234.5.',
    'Cost 1, row 3: It is over a million.',
  ]);
  await userEvent.click(entries[0] as HTMLElement);
  await frame();
  expect(document.activeElement).toBe(cell(1, 1));
  await expect.poll(() => host.querySelector('[role="tooltip"]')?.textContent).toContain('is not a number');
  // Correcting it: the editor offers what was pasted.
  await userEvent.keyboard('{Enter}');
  expect(host.querySelector<HTMLInputElement>('[data-cell] input')?.value).toBe('ten');
  await userEvent.keyboard('10{Enter}');
  await frame();
  expect(seen.rows[1]?.c1).toBe(10);
  expect(seen.problems).toHaveLength(1);
  await userEvent.keyboard('{Control>}zz{/Control}');
  await frame();
  await frame();
  expect(seen.rows).toEqual(start);
  expect(seen.problems).toEqual([]);
});

it('takes a change back that the owner refuses', async () => {
  seen.refuses = true;
  cell(0, 1).focus();
  await userEvent.keyboard('5{Enter}');
  await expect.poll(() => cell(0, 1).textContent).toBe('0');
  expect(host.textContent).toContain('could not be saved and was taken back');
  await userEvent.keyboard('{ArrowUp}{Control>}z{/Control}');
  expect(seen.sets).toHaveLength(1);
});

it('selects and fills with the mouse', async () => {
  const drag = async (from: HTMLElement, to: HTMLElement) => {
    await userEvent.dragAndDrop(from, to);
    await frame();
  };
  await drag(cell(1, 1), cell(2, 1));
  expect(host.querySelectorAll('[data-selected]')).toHaveLength(2);
  // From within what is selected, too: no text is carried away.
  expect(getSelection()?.toString()).toBe('');
  await drag(cell(2, 1), cell(4, 1));
  expect(host.querySelectorAll('[data-selected]')).toHaveLength(3);
  await drag(cell(1, 1), cell(2, 1));
  // The cell that the range begins with has the keys; the range stays.
  cell(1, 1).focus();
  await pull('mouse', cell(5, 1));
  await expect.poll(() => seen.rows.slice(0, 7).map((row) => row.c1)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await userEvent.keyboard('{Delete}');
  await expect
    .poll(() => seen.rows.slice(0, 7).map((row) => row.c1))
    .toEqual([0, null, null, null, null, null, 6]);
});

it('selects from where the press began, also in the first row below the headings', async () => {
  cell(3, 2).focus();
  await frame();
  const { send, letGo } = mouse();
  send('pointerdown', cell(0, 1));
  cell(0, 1).focus();
  // A button is held for many frames, by a hand that shakes.
  send('pointermove', cell(0, 1), 2);
  for (let count = 0; count < 5; count += 1) await frame();
  expect(host.querySelectorAll('[data-selected]')).toHaveLength(0);
  send('pointerup', cell(0, 1));
  letGo();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => seen.rows[0]?.c1).toBe(null);
  expect(seen.rows.slice(1)).toEqual(start.slice(1));
  await userEvent.dragAndDrop(cell(0, 2), cell(2, 2));
  await expect
    .poll(() => [...host.querySelectorAll<HTMLElement>('[data-selected]')].map((one) => one.dataset.cell))
    .toEqual(['2', '2', '2']);
});

it('leaves the rows where they are while a drag goes along the first of them, and scrolls on above them', async () => {
  const grid = host.querySelector('[role="grid"]') as HTMLElement;
  const scroller = [grid, ...grid.querySelectorAll('*')].find(
    (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto',
  ) as HTMLElement;
  scroller.scrollTop = 180;
  await frame();
  const { send, letGo } = mouse();
  // The fifth row stands at the headings.
  send('pointerdown', cell(5, 1));
  cell(5, 1).focus({ preventScroll: true });
  send('pointermove', cell(5, 3));
  for (let count = 0; count < 5; count += 1) await frame();
  expect(scroller.scrollTop).toBe(180);
  expect(host.querySelectorAll('[data-selected]')).toHaveLength(3);
  send('pointermove', cell(5, 3), -30);
  await expect.poll(() => scroller.scrollTop).toBe(0);
  send('pointerup', cell(5, 3));
  letGo();
  expect(host.querySelectorAll('[data-line="0"] > [data-selected]')).toHaveLength(3);
});

it('selects down to the last row when the pointer goes on over the totals', async () => {
  root.render(
    <EditableGrid
      label="Costs"
      columns={columns.map((column) =>
        column.id === 'c1' ? { ...column, renderTotal: () => '190' } : column,
      )}
      rows={start}
      rowKey={rowKey}
      editing={{ onChange: () => undefined }}
    />,
  );
  await frame();
  await userEvent.dragAndDrop(cell(17, 1), cell(20, 1));
  await expect
    .poll(() => [...host.querySelectorAll('[data-selected]')].map((one) => one.textContent).sort())
    .toEqual(['17', '18', '19']);
});

it('fills nothing when the system takes the pointer away', async () => {
  cell(1, 1).focus();
  await frame();
  await pull('mouse', cell(4, 1), 'pointercancel');
  expect(seen.sets).toEqual([]);
});

it('gives a range up when other rows come under it', async () => {
  root.render(<Owner sorts />);
  await frame();
  cell(0, 1).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}3.5{Control>}{Enter}{/Control}');
  await expect.poll(() => cell(0, 0).textContent).toBe('Row 3');
  await userEvent.keyboard('{Enter}{Escape}555{Control>}{Enter}{/Control}');
  await expect.poll(() => seen.rows.filter((row) => row.c1 === 555).map(({ id }) => id)).toEqual(['r0']);
});

it('fills with a finger on the handle', async () => {
  cell(1, 1).focus();
  await frame();
  await pull('touch', cell(4, 1));
  await expect.poll(() => seen.rows.slice(0, 6).map((row) => row.c1)).toEqual([0, 1, 1, 1, 1, 5]);
});

it('shows sums as they are typed and gives the keys back with Escape', async () => {
  await userEvent.dblClick(cell(3, 1));
  await userEvent.keyboard('77');
  await frame();
  const input = host.querySelector<HTMLInputElement>('[data-cell] input');
  expect(input?.getAttribute('aria-label')).toBe('Cost 1, row 4');
  await userEvent.keyboard('{Escape}');
  await frame();
  expect(document.activeElement).toBe(cell(3, 1));
  expect(seen.rows).toBe(start);
});

it('says why a row cannot be changed', async () => {
  const locked = start.map((row, at) => ({ ...row, locked: at === 0 }));
  root.render(
    <EditableGrid
      label="Costs"
      columns={columns}
      rows={locked}
      rowKey={rowKey}
      editing={{
        onChange: (changes) => void seen.sets.push(changes),
        readOnly: (row) => (row.locked ? 'Approved.' : undefined),
      }}
    />,
  );
  await frame();
  await frame();
  cell(0, 1).focus();
  await frame();
  await userEvent.keyboard('5');
  await expect.poll(() => host.textContent).toContain('Approved.');
  paste('1\t2');
  await frame();
  expect(seen.sets).toEqual([]);
  await expect.poll(() => host.textContent).toContain('2 read-only cells stayed as they were.');
});
