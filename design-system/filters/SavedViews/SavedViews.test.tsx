import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type SavedView, SavedViews, type SavedViewsProps } from './SavedViews.tsx';

const views: readonly SavedView[] = [
  { id: '1', name: 'Decisions due', access: 'private' },
  { id: '2', name: 'View (1)', access: 'private' },
  { id: '3', name: 'Owner meeting', access: 'shared', lockedReason: 'Only Maya Okafor can change this view' },
];

function show(props: Partial<SavedViewsProps> = {}) {
  const actions = {
    onOpen: vi.fn(),
    onSave: vi.fn(),
    onDiscard: vi.fn(),
    onCreate: vi.fn(),
    onRename: vi.fn(),
    onDuplicate: vi.fn(),
    onDelete: vi.fn(),
  };
  render(<SavedViews views={views} currentId="1" changed={false} {...actions} {...props} />);
  return actions;
}
const trigger = () =>
  screen.getByRole('button', { name: /^Decisions due( ?, changed since it was saved)?$/ });
const panel = () => screen.getByRole('dialog', { name: 'Saved views' });
const openPanel = async () => {
  await userEvent.click(trigger());
  return panel();
};
const menuOf = async (name: string) => {
  await userEvent.click(within(panel()).getByRole('button', { name: `${name}, more` }));
  return screen.findByRole('menu');
};
const reasonOf = (item: HTMLElement) =>
  item.getAttribute('aria-disabled') === 'true' ? item.textContent : undefined;

it('lists own and shared views, starts on the open one, and opens another', async () => {
  const { onOpen } = show();
  await openPanel();
  const own = within(screen.getByRole('region', { name: 'My views' }));
  expect(own.getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement?.textContent).toContain('Decisions due');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  await userEvent.click(own.getByRole('button', { name: 'View (1)' }));
  expect(onOpen).toHaveBeenCalledWith('2');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it('offers to keep or discard changes only where there are some', async () => {
  const { onSave, onDiscard } = show({ changed: true });
  expect(trigger().textContent).toContain('changed since it was saved');
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onSave).toHaveBeenCalledOnce();
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

it('does not save into a locked view and says why', async () => {
  const { onSave } = show({ changed: true, currentId: '3' });
  await userEvent.click(screen.getByRole('button', { name: /^Owner meeting/ }));
  expect(panel().textContent).toContain('Only Maya Okafor can change this view');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onSave).not.toHaveBeenCalled();
  const menu = await menuOf('Owner meeting');
  for (const name of [/Rename/, /Delete/])
    expect(reasonOf(within(menu).getByRole('menuitem', { name }))).toContain('Only Maya Okafor');
});

it('saves a new view under the next free name, or a better one, but never one that is taken', async () => {
  const { onCreate } = show();
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new view' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(name.value).toBe('View (2)');
  expect(document.activeElement).toBe(name);
  await userEvent.clear(name);
  await userEvent.type(name, 'decisions due');
  await userEvent.keyboard('{Enter}');
  expect(
    screen.getByText('There is already a view called "decisions due". Choose another name.'),
  ).toBeTruthy();
  expect(onCreate).not.toHaveBeenCalled();
  await userEvent.clear(name);
  await userEvent.type(name, '  Envelope ');
  await userEvent.click(screen.getByRole('radio', { name: 'Everyone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(onCreate).toHaveBeenCalledWith({ name: 'Envelope', access: 'shared' });
});

it('asks nobody to share who may not', async () => {
  show({ shareDisabledReason: 'Sharing needs another role.' });
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new view' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Only you will see it. Sharing needs another role.')).toBeTruthy();
});

it('renames and copies', async () => {
  const { onRename, onDuplicate } = show();
  await openPanel();
  await userEvent.click(within(await menuOf('View (1)')).getByRole('menuitem', { name: 'Duplicate' }));
  expect(onDuplicate).toHaveBeenCalledWith('2', 'View (2)');
  await userEvent.click(within(await menuOf('View (1)')).getByRole('menuitem', { name: 'Rename' }));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Late ones{Enter}');
  expect(onRename).toHaveBeenCalledWith('2', 'Late ones');
});

it('deletes after asking, but neither the open view nor the only one', async () => {
  const { onDelete } = show();
  await openPanel();
  expect(reasonOf(within(await menuOf('Decisions due')).getByRole('menuitem', { name: /Delete/ }))).toContain(
    'This view is open. Open another one first',
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(await menuOf('View (1)')).getByRole('menuitem', { name: 'Delete' }));
  const confirm = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(confirm.textContent).toContain('The view "View (1)" will be deleted. This cannot be undone.');
  await userEvent.click(within(confirm).getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledWith('2');
});

it('keeps the only view', async () => {
  show({ views: views.slice(0, 1), currentId: null });
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(reasonOf(within(await menuOf('Decisions due')).getByRole('menuitem', { name: /Delete/ }))).toContain(
    'The only view cannot be deleted',
  );
});
