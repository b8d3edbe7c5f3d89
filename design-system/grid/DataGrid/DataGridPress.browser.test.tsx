import '../../foundations/global.ts';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applyChanges } from '../editing/changes.ts';
import type { GridEditing } from '../editing/gridEditing.ts';
import type { GridColumn } from './DataGrid.tsx';
import { EditableGrid } from './EditableGrid.tsx';

interface Row {
  id: string;
  name: string;
  quantity: number | null;
  unit: string | null;
}
const options = ['LS', 'SF'].map((label) => ({ value: label.toLowerCase(), label }));
const columns: readonly GridColumn<Row>[] = [
  { id: 'name', title: 'Name', width: 140, edit: { type: 'text' }, render: (row) => row.name },
  { id: 'quantity', title: 'Quantity', width: 90, edit: { type: 'number' }, render: (row) => row.quantity },
  { id: 'unit', title: 'Unit', width: 90, edit: { type: 'choice', options }, render: (row) => row.unit },
];
const start: readonly Row[] = ['r0', 'r1', 'r2'].map((id) => ({ id, name: '', quantity: null, unit: null }));
const rowKey = (row: Row) => row.id;

let root: Root;
let host: HTMLElement;
let rows: readonly Row[];

function Owner() {
  const [held, setHeld] = useState(start);
  const [editing] = useState((): GridEditing<Row> => ({
    onChange: (changes) => setHeld((before) => (rows = applyChanges(before, changes, columns, rowKey))),
  }));
  return (
    <>
      <EditableGrid
        label="Scope"
        columns={columns}
        rows={held}
        rowKey={rowKey}
        editing={editing}
        maxHeight={300}
        selection={{ selected: new Set(), onChange: () => undefined }}
      />
      <input aria-label="Description" />
      <button type="button">Save</button>
    </>
  );
}
beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  rows = start;
  root.render(<Owner />);
  await vi.waitUntil(() => cell(2, 3), { timeout: 60_000 });
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const cell = (line: number, column: number) =>
  host.querySelector<HTMLElement>(`[data-line="${line}"] > [data-cell="${column}"]`);
const at = () => {
  const held = document.activeElement?.closest<HTMLElement>('[data-cell]');
  return held ? `${held.parentElement?.dataset.line},${held.dataset.cell}` : document.activeElement?.tagName;
};
const press = (target: Element | null) => userEvent.click(target as Element);
const type = (text: string) => userEvent.keyboard(text);

describe('a press beside the cell that is being typed in', () => {
  it('takes what was typed, and stands on the cell pressed', async () => {
    await press(cell(0, 1));
    await type('Loops');
    await press(cell(0, 2));
    expect(at()).toBe('0,2');
    await type('5200');
    await press(cell(1, 1));
    expect(at()).toBe('1,1');
    await type('Pumps{Enter}');
    expect(rows.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Loops', 5200],
      ['Pumps', null],
      ['', null],
    ]);
  });

  it('goes to the field pressed, and what is typed goes there', async () => {
    const description = host.querySelector('input[aria-label="Description"]') as HTMLInputElement;
    await press(cell(0, 1));
    await type('Loops');
    await press(description);
    await type('below the drive');
    expect(document.activeElement).toBe(description);
    expect(description.value).toBe('below the drive');
    expect(rows[0]?.name).toBe('Loops');
  });

  it('goes to the button pressed', async () => {
    const save = [...host.querySelectorAll('button')].at(-1) as HTMLButtonElement;
    await press(cell(2, 2));
    await type('7');
    await press(save);
    expect(document.activeElement).toBe(save);
    expect(rows[2]?.quantity).toBe(7);
  });

  it('stands on the cell pressed after a list, too', async () => {
    await press(cell(0, 3));
    await type('SF');
    await press(cell(1, 2));
    expect(at()).toBe('1,2');
    expect(rows[0]?.unit).toBe('sf');
  });
});
