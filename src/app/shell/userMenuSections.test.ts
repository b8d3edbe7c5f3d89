import { expect, it, vi } from 'vitest';
import type { CurrentUser } from '#platform/flags';
import { userMenuSections } from './userMenuSections.ts';

const user = {
  email: 'architect@halden.example',
  preferences: { theme: 'system', density: 'normal' },
  companies: [
    { id: 1, slug: 'northbank', name: 'Northbank Builders', logo_url: null },
    { id: 2, slug: 'halden', name: 'Halden Architects', logo_url: null },
  ],
} as unknown as CurrentUser;
const here = { protocol: 'http:', host: 'northbank.localhost:4000', hostname: 'northbank.localhost' };
const actions = { onPreferences: vi.fn(), onShowShortcuts: vi.fn(), onSignOut: vi.fn() };
const sections = () => userMenuSections(user, here, actions);

it('offers other companies in a new window, with the e-mail address filled in', () => {
  const workspaces = sections().find(({ id }) => id === 'workspaces');
  expect(workspaces?.items).toEqual([
    {
      id: 'halden',
      label: 'Halden Architects',
      external: true,
      href: 'http://halden.localhost:4000/?loginHint=architect%40halden.example',
    },
  ]);
});

it('ticks what holds and changes one preference at a time', () => {
  const theme = sections().find(({ id }) => id === 'theme');
  expect(theme?.items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['system']);
  theme?.items.find(({ id }) => id === 'dark')?.onSelect?.();
  expect(actions.onPreferences).toHaveBeenCalledWith({ theme: 'dark' });
});
