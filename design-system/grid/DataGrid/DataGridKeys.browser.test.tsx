import '../../foundations/global.ts';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applyChanges, type GridChanges } from '../editing/changes.ts';
import type { GridEditing } from '../editing/gridEditing.ts';
import { gridKeys } from '../editing/gridKeys.ts';
import type { GridColumn } from './DataGrid.tsx';
import { EditableGrid } from './EditableGrid.tsx';

interface Row {
  id: string;
  name: string;
  quantity: number | null;
  day: string | null;
  unit: string | null;
  done: boolean;
  note: string;
}
const options = ['LS', 'SF', 'CY'].map((label) => ({ value: label.toLowerCase(), label }));
const columns: readonly GridColumn<Row>[] = [
  { id: 'name', title: 'Name', width: 140, edit: { type: 'text' }, render: (row) => row.name },
  {
    id: 'quantity',
    title: 'Quantity',
    width: 90,
    align: 'end',
    edit: { type: 'number' },
    render: (row) => row.quantity,
  },
  { id: 'day', title: 'Day', width: 120, edit: { type: 'date' }, render: (row) => row.day },
  { id: 'unit', title: 'Unit', width: 90, edit: { type: 'choice', options }, render: (row) => row.unit },
  {
    id: 'done',
    title: 'Done',
    width: 70,
    edit: { type: 'checkbox' },
    render: (row) => (row.done ? 'yes' : 'no'),
  },
  {
    id: 'note',
    title: 'Note',
    width: 140,
    edit: { type: 'text', multiline: true },
    render: (row) => row.note,
  },
];
const start: readonly Row[] = Array.from({ length: 30 }, (_, at) => ({
  id: `r${at}`,
  name: `Item ${at + 1}`,
  quantity: (at + 1) * 10,
  day: null,
  unit: 'sf',
  done: false,
  note: '',
}));
const rowKey = (row: Row) => row.id;
let made = 0;
const newRow = (): Row => ({
  id: `n${(made += 1)}`,
  name: '',
  quantity: null,
  day: null,
  unit: null,
  done: false,
  note: '',
});

let root: Root;
let host: HTMLElement;
let rows: readonly Row[];
let sets: GridChanges<Row>[];
const help = vi.fn<() => void>();
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function Owner({ grows = false }: { grows?: boolean }) {
  const [held, setHeld] = useState(start);
  const [editing] = useState((): GridEditing<Row> => ({
    growsOnEnter: grows,
    onChange: (changes) => {
      sets.push(changes);
      setHeld((before) => (rows = applyChanges(before, changes, columns, rowKey)));
    },
    newRow,
    removable: true,
    onHelp: help,
  }));
  return (
    <>
      <button type="button">before</button>
      <EditableGrid
        label="Items"
        columns={columns}
        rows={held}
        rowKey={rowKey}
        editing={editing}
        maxHeight={400}
      />
      <button type="button">after</button>
    </>
  );
}
beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  rows = start;
  sets = [];
  help.mockClear();
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
const at = () => {
  const held = document.activeElement?.closest<HTMLElement>('[data-cell]');
  return `${held?.parentElement?.dataset.line},${held?.dataset.cell}`;
};
const field = () =>
  host.querySelector<HTMLInputElement>('[data-cell] input:not([type=checkbox]), [data-cell] textarea');
const selected = () => {
  // Row elements are used again in any order.
  const cells = [...host.querySelectorAll<HTMLElement>('[data-selected]')]
    .map((one) => [Number(one.parentElement?.dataset.line), Number(one.dataset.cell)] as const)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    .map((place) => place.join(','));
  return cells.length === 0 ? '' : `${cells[0]} ${cells.at(-1)} ${cells.length}`;
};
const names: Record<string, string> = { Ctrl: 'Control', Space: ' ' };
/** `Ctrl+Shift+ArrowDown` as the driver wants it. */
async function press(...chords: string[]) {
  for (const chord of chords) {
    const parts = chord.split('+').map((part) => names[part] ?? part);
    const key = parts.pop() ?? '';
    const named = key.length === 1 && key !== ' ' ? key.toLowerCase() : key;
    const open = parts.map((part) => `{${part}>}`).join('');
    const close = parts.map((part) => `{/${part}}`).join('');
    await userEvent.keyboard(`${open}{${named}}${close}`);
    await frame();
  }
}
const type = (text: string) => userEvent.keyboard(text);
const column = (id: keyof Row, count = 4) => rows.slice(0, count).map((row) => row[id]);

interface Scenario {
  /** Cell to start in, as `line,column`. */
  from: string;
  before?: string[];
  expected: () => void | Promise<void>;
}
const is = (place: string) => () => expect(at()).toBe(place);
const selects = (cells: string) => () => expect(selected()).toBe(cells);
const two = ['Shift+ArrowDown'];

/** What each key is expected to do, by place and key as the table lists them. */
const scenarios: Record<string, Scenario> = {
  'cell ArrowUp': { from: '3,1', expected: is('2,1') },
  'cell ArrowDown': { from: '3,1', expected: is('4,1') },
  'cell ArrowLeft': { from: '3,1', expected: is('3,0') },
  'cell ArrowRight': { from: '3,1', expected: is('3,2') },
  'cell Home': { from: '3,2', expected: is('3,0') },
  'cell End': { from: '3,2', expected: is('3,5') },
  'cell Ctrl+Home': { from: '3,2', expected: is('0,0') },
  'cell Ctrl+End': { from: '3,2', expected: is('29,5') },
  'cell PageUp': { from: '5,1', expected: is('0,1') },
  'cell PageDown': { from: '0,1', expected: () => expect(Number(at().split(',')[0])).toBeGreaterThan(6) },
  'cell Ctrl+ArrowDown': { from: '3,1', expected: is('29,1') },
  'cell Ctrl+ArrowUp': { from: '3,1', expected: is('0,1') },
  'cell Ctrl+ArrowRight': { from: '3,0', expected: is('3,1') },
  'cell Ctrl+ArrowLeft': { from: '3,5', expected: is('3,3') },
  'cell Shift+ArrowDown': { from: '2,1', expected: selects('2,1 3,1 2') },
  'cell Shift+ArrowUp': { from: '2,1', expected: selects('1,1 2,1 2') },
  'cell Shift+ArrowRight': { from: '2,1', expected: selects('2,1 2,2 2') },
  'cell Shift+ArrowLeft': { from: '2,1', expected: selects('2,0 2,1 2') },
  'cell Ctrl+Shift+ArrowDown': { from: '27,1', expected: selects('27,1 29,1 3') },
  'cell Ctrl+Shift+ArrowUp': { from: '2,1', expected: selects('0,1 2,1 3') },
  'cell Ctrl+Shift+ArrowRight': { from: '2,0', expected: selects('2,0 2,1 2') },
  'cell Ctrl+Shift+ArrowLeft': { from: '2,1', expected: selects('2,0 2,1 2') },
  'cell Shift+Home': { from: '2,1', expected: selects('2,0 2,1 2') },
  'cell Shift+End': { from: '2,3', expected: selects('2,3 2,5 3') },
  'cell Ctrl+Shift+Home': { from: '1,1', expected: selects('0,0 1,1 4') },
  'cell Ctrl+Shift+End': { from: '28,4', expected: selects('28,4 29,5 4') },
  'cell Shift+PageUp': { from: '2,1', expected: selects('0,1 2,1 3') },
  'cell Shift+PageDown': { from: '20,1', expected: () => expect(selected()).toMatch(/^20,1 29,1/) },
  'cell Shift+Space': { from: '2,1', expected: selects('2,0 2,5 6') },
  'cell Ctrl+Space': { from: '2,1', expected: () => expect(selected()).toMatch(/^0,1 \d+,1/) },
  'cell Ctrl+A': { from: '2,1', expected: () => expect(selected()).toMatch(/^0,0 \d+,5/) },
  'cell Tab': { from: '2,1', expected: is('2,2') },
  'cell Shift+Tab': { from: '2,0', expected: is('1,5') },
  'cell Enter': { from: '2,1', expected: () => expect(field()?.value).toBe('30') },
  'cell F2': {
    from: '2,0',
    expected: async () => {
      await press('!');
      expect(field()?.value).toBe('Item 3!');
    },
  },
  'cell Backspace': { from: '2,0', expected: () => expect(field()?.value).toBe('') },
  'cell Alt+ArrowDown': {
    from: '2,3',
    expected: async () =>
      await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(3),
  },
  'cell Space': { from: '2,4', expected: () => expect(rows[2]?.done).toBe(true) },
  'cell Delete': {
    from: '2,1',
    before: two,
    expected: () => expect(column('quantity')).toEqual([10, 20, null, null]),
  },
  'cell Ctrl+C': {
    from: '2,1',
    expected: async () => {
      await press('ArrowDown', 'Ctrl+V');
      await expect.poll(() => column('quantity')).toEqual([10, 20, 30, 30]);
    },
  },
  'cell Ctrl+X': {
    from: '2,1',
    expected: async () => {
      expect(rows[2]?.quantity).toBeNull();
      await press('ArrowDown', 'Ctrl+V');
      await expect.poll(() => rows[3]?.quantity).toBe(30);
    },
  },
  'cell Ctrl+V': {
    from: '0,1',
    before: ['Shift+ArrowDown', 'Ctrl+C', 'ArrowDown', 'ArrowDown'],
    expected: async () => await expect.poll(() => column('quantity')).toEqual([10, 20, 10, 20]),
  },
  'cell Ctrl+D': {
    from: '1,1',
    before: two,
    expected: () => expect(column('quantity')).toEqual([10, 20, 20, 40]),
  },
  'cell Ctrl+R': { from: '1,0', before: ['Shift+End'], expected: () => expect(rows[1]?.note).toBe('Item 2') },
  'cell Ctrl+Enter': {
    from: '1,1',
    before: two,
    expected: () => expect(column('quantity')).toEqual([10, 20, 20, 40]),
  },
  'cell Ctrl+Z': { from: '1,1', before: ['Delete'], expected: () => expect(rows).toEqual(start) },
  'cell Ctrl+Y': {
    from: '1,1',
    before: ['Delete', 'Ctrl+Z'],
    expected: () => expect(rows[1]?.quantity).toBeNull(),
  },
  'cell Ctrl+Shift+Z': {
    from: '1,1',
    before: ['Delete', 'Ctrl+Z'],
    expected: () => expect(rows[1]?.quantity).toBeNull(),
  },
  'cell Shift+F10': {
    from: '1,1',
    expected: async () =>
      await expect.poll(() => document.querySelector('[role="menu"]')?.textContent).toContain('Fill down'),
  },
  'cell ContextMenu': {
    from: '1,1',
    expected: async () =>
      await expect.poll(() => document.querySelector('[role="menu"]')?.textContent).toContain('Paste'),
  },
  'cell F1': { from: '1,1', expected: () => expect(help).toHaveBeenCalledOnce() },
  'cell Escape': {
    from: '1,1',
    before: two,
    expected: async () => {
      expect(selected()).toBe('');
      await press('Tab');
      expect(document.activeElement?.textContent).toBe('after');
    },
  },
  'cell F6': { from: '1,1', expected: () => expect(document.activeElement?.textContent).toBe('after') },
  'cell Shift+F6': {
    from: '1,1',
    expected: () => expect(document.activeElement?.textContent).toBe('before'),
  },
  'editor Enter': { from: '1,1', before: ['Tab', 'Shift+Tab', 'Enter'], expected: is('2,1') },
  'editor Shift+Enter': { from: '1,1', before: ['Enter'], expected: is('0,1') },
  'editor Tab': { from: '1,1', before: ['Enter'], expected: is('1,2') },
  'editor Shift+Tab': { from: '1,1', before: ['Enter'], expected: is('1,0') },
  'editor Ctrl+Enter': {
    from: '1,1',
    before: [...two, '7'],
    expected: () => expect(column('quantity')).toEqual([10, 7, 7, 40]),
  },
  'editor Alt+Enter': { from: '1,5', before: ['a'], expected: () => expect(field()?.value).toBe('a\n') },
  'editor F2': {
    from: '1,1',
    before: ['5'],
    expected: async () => {
      await press('ArrowLeft');
      expect(field()?.value).toBe('5');
    },
  },
  'editor Alt+ArrowDown': {
    from: '1,2',
    before: ['Enter'],
    expected: async () =>
      await expect.poll(() => document.querySelector('[data-editor-panel]') !== null).toBe(true),
  },
  'editor Escape': {
    from: '1,1',
    before: ['9'],
    expected: () => {
      expect(at()).toBe('1,1');
      expect(rows).toBe(start);
    },
  },
};
const chords = gridKeys.flatMap(({ where, keys }) =>
  keys.map((chord) => [`${where} ${chord}`, chord] as const),
);

async function startAt(place: string) {
  const [line, columnAt] = place.split(',').map(Number) as [number, number];
  cell(0, columnAt).focus();
  if (line > 8) await press('Ctrl+End');
  for (let step = line > 8 ? 29 : 0; step !== line; step += line > 8 ? -1 : 1)
    await press(line > 8 ? 'ArrowUp' : 'ArrowDown');
  for (let step = line > 8 ? 5 : columnAt; step > columnAt; step--) await press('ArrowLeft');
  expect(at()).toBe(place);
}

describe('the keys of the grid', () => {
  it('are all told of here, and nothing else is', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(chords.map(([name]) => name).toSorted());
    expect(chords.length).toBeGreaterThanOrEqual(40);
  });
  it.each(chords)('%s', async (name, chord) => {
    const scenario = scenarios[name];
    expect(scenario, 'what it is expected to do').toBeDefined();
    if (!scenario) throw new Error(`Nobody says what ${name} does.`);
    await startAt(scenario.from);
    await press(...(scenario.before ?? []));
    await press(chord);
    await scenario.expected();
  });
  it('go back below the first Tab with Enter', async () => {
    await startAt('1,0');
    await type('a');
    await press('Tab');
    await type('5');
    await press('Tab');
    await type('1/2/2026');
    await press('Enter');
    expect(at()).toBe('2,0');
    expect(rows[1]).toMatchObject({ name: 'a', quantity: 5, day: '2026-01-02' });
    expect(sets).toHaveLength(3);
  });
  it('add a row with Enter in the last one, where it grows, and go to its first cell', async () => {
    root.render(<Owner key="grows" grows />);
    await frame();
    await frame();
    await startAt('29,1');
    await press('Enter');
    await type('7');
    await press('Enter');
    await expect.poll(at).toBe('30,0');
    expect(rows).toHaveLength(31);
    expect(rows[29]).toMatchObject({ quantity: 7 });
    const box = document.activeElement?.getBoundingClientRect();
    expect(box?.bottom).toBeLessThanOrEqual(
      (host.querySelector('[role=grid]')?.getBoundingClientRect().bottom ?? 0) + 1,
    );
    // Below a row that says nothing comes no other.
    await press('Enter', 'Enter');
    expect(at()).toBe('30,0');
    expect(rows).toHaveLength(31);
    await type('Slab');
    await press('Enter');
    await expect.poll(at).toBe('31,0');
    await press('Ctrl+Z', 'Ctrl+Z');
    expect(rows.map(({ name }) => name).slice(29)).toEqual(['Item 30', '']);
  });
  it('stay in the last row with Enter, where a new row would be saved at once', async () => {
    await startAt('29,1');
    await press('Enter', '7', 'Enter');
    expect(at()).toBe('29,1');
    expect(rows).toHaveLength(30);
  });
  it('begin a new run of Tabs where the focus was brought to', async () => {
    await startAt('1,0');
    await press('Tab');
    document.querySelector<HTMLElement>('[data-line="3"] > [data-cell="1"]')?.focus();
    await press('Tab', 'Enter', 'Enter');
    expect(at()).toBe('4,1');
  });
});
