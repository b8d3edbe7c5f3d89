import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../actions/Button/Button.tsx';
import { Menu } from '../actions/Menu/Menu.tsx';
import { DataGrid, type GridState } from '../grid/DataGrid/DataGrid.tsx';
import { ComboBox } from '../inputs/ComboBox/ComboBox.tsx';
import { Confirm } from '../overlays/Confirm/Confirm.tsx';
import { Dialog } from '../overlays/Dialog/Dialog.tsx';

/** The attributes that tell a screen reader what something is and how it stands. */
const told = (element: HTMLElement, ...names: string[]) =>
  names.map((name) => element.getAttribute(`aria-${name}`));
/** What a line of the page tells when it changes. */
const aloud = () =>
  [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')]
    .map((line) => line.textContent)
    .join(' | ');

it('tells of a menu what opens it, its groups, its ticks and why a row is off', async () => {
  render(
    <Menu
      label="View"
      sections={[
        {
          id: 'rows',
          title: 'Rows',
          items: [
            { id: 'totals', label: 'Totals', checked: true },
            { id: 'zero', label: 'Zero', checked: false, kind: 'radio' },
          ],
        },
        { id: 'more', items: [{ id: 'share', label: 'Share', disabledReason: 'Ask an administrator' }] },
      ]}
      renderTrigger={(trigger) => <Button trigger={trigger}>View</Button>}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'View' });
  expect(told(trigger, 'haspopup', 'expanded')).toEqual(['menu', 'false']);
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const menu = screen.getByRole('menu', { name: 'View' });
  expect(told(trigger, 'expanded', 'controls')).toEqual(['true', menu.id]);
  expect(within(menu).getByRole('group', { name: 'Rows' })).toBeTruthy();
  expect(told(screen.getByRole('menuitemcheckbox', { name: 'Totals' }), 'checked')).toEqual(['true']);
  expect(told(screen.getByRole('menuitemradio', { name: 'Zero' }), 'checked')).toEqual(['false']);
  expect(told(screen.getByRole('menuitem', { name: /Share.*Ask an administrator/ }), 'disabled')).toEqual([
    'true',
  ]);
});

it('tells of a combo box its list, the option the keys are on, and when there is none', async () => {
  render(
    <ComboBox
      label="Priority"
      value="low"
      onChange={vi.fn()}
      options={[
        { value: 'high', label: 'High' },
        { value: 'low', label: 'Low' },
      ]}
    />,
  );
  const box = screen.getByRole('combobox', { name: 'Priority' });
  expect(told(box, 'haspopup', 'autocomplete', 'expanded')).toEqual(['listbox', 'list', 'false']);
  box.focus();
  await userEvent.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox', { name: 'Priority' });
  expect(told(box, 'expanded', 'controls')).toEqual(['true', list.id]);
  const on = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{ArrowUp}');
  expect(on()).toBe('High');
  expect(told(screen.getByRole('option', { name: 'Low' }), 'selected')).toEqual(['true']);
  await userEvent.clear(box);
  await userEvent.type(box, 'zzz');
  expect(aloud()).toContain('No options found');
});

it('tells of a grid how much there is, where a cell stands, its order and what was chosen', async () => {
  const rows = [
    { id: 'a', name: 'Curtain wall', cost: 300 },
    { id: 'b', name: 'Roof', cost: 100 },
  ];
  function Items() {
    const [state, setState] = useState<Partial<GridState>>({});
    return (
      <DataGrid
        label="Items"
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        columns={[
          { id: 'name', title: 'Name', width: 200, value: (row) => row.name, render: (row) => row.name },
          { id: 'cost', title: 'Cost', width: 120, value: (row) => row.cost, render: (row) => row.cost },
        ]}
        state={state}
        onStateChange={setState}
      />
    );
  }
  render(<Items />);
  const grid = screen.getByRole('grid', { name: 'Items' });
  expect(told(grid, 'rowcount', 'colcount')).toEqual(['3', '2']);
  expect(told(screen.getByRole('row', { name: /Roof/ }), 'rowindex')).toEqual(['3']);
  expect(told(screen.getByRole('gridcell', { name: '100' }), 'colindex')).toEqual(['2']);
  await userEvent.click(screen.getByRole('columnheader', { name: /Cost/ }));
  expect(told(screen.getByRole('columnheader', { name: /Cost/ }), 'sort')).toEqual(['ascending']);
  expect(aloud()).toContain('Sorted by Cost, ascending');
});

it('tells of a dialog its name, that it holds the page, and of a question what it asks', () => {
  const { unmount } = render(
    <Dialog title="Reject VO-005" onCloseRequest={vi.fn()}>
      Why?
    </Dialog>,
  );
  expect(told(screen.getByRole('dialog', { name: 'Reject VO-005' }), 'modal')).toEqual(['true']);
  unmount();
  render(
    <Confirm onCancel={vi.fn()} onConfirm={vi.fn()}>
      Discard changes?
    </Confirm>,
  );
  const question = screen.getByRole('alertdialog');
  expect(question.getAttribute('aria-modal')).toBe('true');
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Discard changes?',
  );
});
