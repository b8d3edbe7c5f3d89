import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../actions/Button/Button.tsx';
import { ToggleGroup } from '../actions/ToggleGroup/ToggleGroup.tsx';
import { Chip } from '../feedback/Chip/Chip.tsx';
import { Menu } from '../actions/Menu/Menu.tsx';
import '../foundations/global.ts';
import { DataGrid } from '../grid/DataGrid/DataGrid.tsx';
import { Checkbox } from '../inputs/Checkbox/Checkbox.tsx';
import { DateField } from '../inputs/DateField/DateField.tsx';
import { RadioGroup } from '../inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '../inputs/Select/Select.tsx';
import { Slider } from '../inputs/Slider/Slider.tsx';
import { Switch } from '../inputs/Switch/Switch.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { Tabs } from '../navigation/Tabs/Tabs.tsx';
import { Dialog } from '../overlays/Dialog/Dialog.tsx';
import { Panel, type PanelPosition } from '../overlays/Panel/Panel.tsx';
import { Popover } from '../overlays/Popover/Popover.tsx';
import { bringParts } from './on-demand/onDemand.tsx';

beforeEach(async () => {
  await page.viewport(800, 700);
  await bringParts();
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

const finger = { pointerType: 'touch', pointerId: 3, isPrimary: true, button: 0, detail: 1 };
const middle = (target: HTMLElement) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
/** A finger comes down on something and leaves it. */
function tap(target: HTMLElement) {
  const at = { ...finger, ...middle(target), width: 20, height: 20 };
  for (const step of ['pointerDown', 'pointerUp', 'click'] as const) fireEvent[step](target, at);
}
/** A finger takes something along. */
function drag(target: HTMLElement, by: { x: number; y: number }) {
  const from = middle(target);
  const to = { clientX: from.clientX + by.x, clientY: from.clientY + by.y };
  fireEvent.pointerDown(target, { ...finger, ...from });
  fireEvent.pointerMove(target, { ...finger, ...to });
  fireEvent.pointerUp(target, { ...finger, ...to });
}

const menu = (onSelect: (id: string) => void) => (
  <div style={{ padding: 200 }}>
    <Menu
      label="Create"
      width={260}
      sections={[
        {
          id: 'all',
          items: ['Item', 'Risk'].map((label) => ({ id: label, label, onSelect: () => onSelect(label) })),
        },
      ]}
      renderTrigger={(trigger) => <Button trigger={trigger}>Create</Button>}
    />
  </div>
);

it('opens a menu and chooses in it by a finger', async () => {
  const select = vi.fn();
  render(menu(select));
  tap(screen.getByRole('button', { name: 'Create' }));
  await expect.poll(() => screen.queryByRole('menu')).not.toBeNull();
  tap(screen.getByRole('menuitem', { name: 'Risk' }));
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  expect(select).toHaveBeenCalledExactlyOnceWith('Risk');
});

it('hangs a menu at the right edge of its trigger where text runs from the right', async () => {
  document.documentElement.dir = 'rtl';
  render(menu(vi.fn()));
  const trigger = screen.getByRole('button', { name: 'Create' });
  await userEvent.click(trigger);
  const panel = screen.getByRole('menu').parentElement as HTMLElement;
  await expect
    .poll(() => Math.abs(panel.getBoundingClientRect().right - trigger.getBoundingClientRect().right))
    .toBeLessThan(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Risk');
});

it('moves the thumb of a slider by a finger', async () => {
  function Share() {
    const [value, setValue] = useState(20);
    return (
      <div style={{ width: 400 }}>
        <Slider label="Share" minimum={0} maximum={100} typed={false} value={value} onChange={setValue} />
      </div>
    );
  }
  render(<Share />);
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Share' });
  drag(slider().parentElement as HTMLElement, { x: 120, y: 0 });
  await expect.poll(() => Number(slider().value)).toBeGreaterThan(40);
});

it.each(['ltr', 'rtl'] as const)('takes a panel along with a finger, %s', async (direction) => {
  document.documentElement.dir = direction;
  function Members() {
    const [place, setPlace] = useState<PanelPosition>({ x: 100, y: 120 });
    return (
      <Panel title="Members" position={place} onPositionChange={setPlace} onCloseRequest={vi.fn()}>
        Somebody
      </Panel>
    );
  }
  render(<Members />);
  const box = () => screen.getByRole('dialog', { name: 'Members' }).getBoundingClientRect();
  drag(screen.getByRole('heading', { name: 'Members' }), { x: 70, y: 30 });
  await expect.poll(() => [box().left, box().top]).toEqual([170, 150]);
  screen.getByRole('button', { name: 'Move Members' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  // Keys move it as they point, whichever way text runs.
  await expect.poll(() => box().left).toBe(186);
});

it('goes to a cell of a grid by a finger, and on from it by the arrow that points there', async () => {
  document.documentElement.dir = 'rtl';
  render(
    <DataGrid
      label="Items"
      rows={[{ id: 'a', name: 'Roof', cost: '100' }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'name', title: 'Name', width: 200, render: (row) => row.name },
        { id: 'cost', title: 'Cost', width: 120, render: (row) => row.cost },
      ]}
    />,
  );
  const cell = (name: string) => screen.getByRole('gridcell', { name });
  const at = { ...finger, ...middle(cell('Roof')) };
  fireEvent.pointerDown(cell('Roof'), at);
  // What a browser makes of a tap: it gives the focus.
  await userEvent.click(cell('Roof'));
  expect(document.activeElement).toBe(cell('Roof'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(cell('100'));
});

/** Screens that a finger presses, while `see` looks at them. */
async function byTouch(see: () => Promise<void> | void) {
  const browser = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> };
  const touches = async (enabled: boolean) => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled });
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(enabled);
  };
  await touches(true);
  await see();
  await touches(false);
}
const heightOf = (target: Element) => Math.round(target.getBoundingClientRect().height);

const controls = (
  <>
    <Button size="small">Add</Button>
    <TextField label="Name" value="" onChange={vi.fn()} />
    <Select
      label="Status"
      value="1"
      onChange={vi.fn()}
      options={['1', '2'].map((value) => ({ value, label: value }))}
    />
    <RadioGroup
      label="Share"
      value="all"
      onChange={vi.fn()}
      options={['all', 'some'].map((value) => ({ value, label: value }))}
    />
    <Switch label="Private" checked={false} onChange={vi.fn()} />
  </>
);

it.each([
  [
    'dialog',
    <Dialog key="d" title="Approve" onCloseRequest={vi.fn()}>
      {controls}
    </Dialog>,
  ],
  [
    'panel',
    <Panel
      key="p"
      title="Members"
      position={{ x: 10, y: 10 }}
      onPositionChange={vi.fn()}
      onCloseRequest={vi.fn()}
    >
      {controls}
    </Panel>,
  ],
  [
    'popover',
    <Popover
      key="o"
      label="Filter"
      startsOpen
      renderTrigger={(trigger) => <Button trigger={trigger}>Filter</Button>}
    >
      {controls}
    </Popover>,
  ],
])('makes the controls in a %s as high as a finger needs', async (_, layer) => {
  await byTouch(async () => {
    render(layer);
    await expect.poll(() => screen.queryByRole('switch')).not.toBeNull();
    const parts = [
      screen.getByRole('button', { name: 'Add' }),
      screen.getByRole('textbox', { name: 'Name' }).parentElement,
      screen.getByRole('combobox', { name: 'Status' }),
      screen.getByRole('radio', { name: 'some' }).closest('label'),
      screen.getByRole('switch').closest('label'),
    ];
    expect(parts.map((part) => heightOf(part as Element))).toEqual(parts.map(() => 44));
  });
});

it('makes what a menu, a list and a calendar offer as high as a finger needs', async () => {
  await byTouch(async () => {
    render(
      <>
        {menu(vi.fn())}
        {controls}
        <DateField label="Due" value="2026-03-02" today="2026-03-02" onChange={vi.fn()} />
      </>,
    );
    tap(screen.getByRole('button', { name: 'Create' }));
    await expect.poll(() => screen.queryByRole('menuitem', { name: 'Risk' })).not.toBeNull();
    expect(heightOf(screen.getByRole('menuitem', { name: 'Risk' }))).toBe(44);
    await userEvent.keyboard('{Escape}');
    tap(screen.getByRole('combobox', { name: 'Status' }));
    await expect.poll(() => screen.queryByRole('option', { name: '2' })).not.toBeNull();
    expect(heightOf(screen.getByRole('option', { name: '2' }))).toBe(44);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /calendar/i }));
    await expect.poll(() => screen.queryByRole('button', { name: /March 17/ })).not.toBeNull();
    expect(heightOf(screen.getByRole('button', { name: /March 17/ }))).toBe(44);
  });
});

it('gives a finger 44 px of each control from top to bottom', async () => {
  await byTouch(() => {
    render(
      <div style={{ display: 'grid', gap: 60, padding: 60, justifyItems: 'start' }}>
        <Button size="small">Add</Button>
        <Button>Save</Button>
        <ToggleGroup
          label="Impact"
          options={['1', '2'].map((value) => ({ value, label: value }))}
          value="1"
          onChange={vi.fn()}
        />
        <Tabs
          label="Parts"
          tabs={['Details', 'History'].map((label) => ({ id: label, label }))}
          value="Details"
          onChange={vi.fn()}
        />
        <Checkbox label="Locked" checked={false} onChange={vi.fn()} />
        <Chip label="Envelope" onRemove={vi.fn()} />
      </div>,
    );
    /** How far up and down from its middle a press still finds it. */
    const reach = (target: HTMLElement) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const around = target.closest('label') ?? target;
      const isHit = (y: number) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && (around.contains(hit) || target.contains(hit));
      };
      const middle = top + height / 2;
      return [-21, 0, 21].every((by) => isHit(middle + by));
    };
    const pressed = [
      screen.getByRole('button', { name: 'Add' }),
      screen.getByRole('button', { name: 'Save' }),
      screen.getByText('2'),
      screen.getByRole('tab', { name: 'History' }),
      screen.getByRole('checkbox', { name: 'Locked' }),
      screen.getByRole('button', { name: 'Remove Envelope' }),
    ];
    expect(pressed.map(reach)).toEqual(pressed.map(() => true));
  });
});
