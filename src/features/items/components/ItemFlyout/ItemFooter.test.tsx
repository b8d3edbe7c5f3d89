import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Caller } from '#domain/items';
import { ShortcutProvider } from '#shared/commands';
import type { Item, ItemStatus } from '#shared/foresite';
import type { Moves } from '../useMoves.tsx';
import { ItemFooter } from './ItemFooter.tsx';
import type { ItemEdit } from './useItemEdit.ts';

const start = vi.fn<Moves['start']>();
afterEach(() => {
  cleanup();
  start.mockReset();
});

function show(status: ItemStatus, permissions: readonly string[]) {
  const item = { id: 4, status, has_valid_scope: true, me_groups: [] } as unknown as Item;
  const caller = { userId: 2, permissions: new Set(permissions) } as unknown as Caller;
  render(
    <ShortcutProvider singleKeys>
      <input aria-label="Field" />
      <ItemFooter
        item={item}
        caller={caller}
        edit={{ isSaving: false, problem: null, savedAt: null } as ItemEdit}
        moves={{ start } as unknown as Moves}
      />
    </ShortcutProvider>,
  );
  return userEvent.setup();
}
const decider = ['foresite_access', 'approve_scenarioitem'];

it.each([
  ['from the panel', false],
  ['while a field is typed in', true],
])('is reached with Ctrl+Shift+Enter %s', async (_name, typing) => {
  const user = show('PENDING', decider);
  if (typing) await user.click(screen.getByRole('textbox', { name: 'Field' }));
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' })));
  await user.keyboard('{Enter}');
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }), 'APPROVED');
});

it.each([
  ['a draft', 'DRAFT', decider],
  ['who may not decide', 'PENDING', ['foresite_access']],
] as const)('offers %s no decision', (_name, status, permissions) => {
  show(status, permissions);
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
});
