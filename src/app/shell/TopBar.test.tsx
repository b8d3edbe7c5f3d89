import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Building2, CircleHelp, Library, Plus, SlidersHorizontal } from '#design-system/icons/shapes.ts';
import type { FrameMenu } from './menus/frameMenu.ts';
import type { FrameMenus } from './menus/useFrameMenus.ts';
import { TopBar } from './TopBar.tsx';

const user = {
  id: 3,
  first_name: 'Maya',
  last_name: 'Okafor',
  email: 'maya@northbank.example',
  companies: [
    {
      id: 1,
      slug: 'localhost',
      name: 'Northbank Builders',
      time_zone: 'America/Los_Angeles',
      logo_url: null as string | null,
    },
  ],
  preferences: { theme: 'light', density: 'normal' },
};
vi.mock('#platform/flags', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useCurrentUser: () => user,
  useSubject: () => ({
    signedIn: true,
    permissions: new Set(),
    companyPermissions: new Set(),
    tenantFlags: new Set(),
    clientFlags: new Set(),
  }),
}));
vi.mock('#features/access', () => ({ useSavePreferences: () => vi.fn(), signOut: vi.fn() }));
vi.mock('#features/notifications', () => ({ Inbox: () => null }));
vi.mock('@tanstack/react-query', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useQueryClient: () => ({}),
}));
vi.mock('./frameRows.ts', () => ({ frameRows: [] }));

/** Pixels that the window has. */
let width = 1440;
beforeEach(() => {
  width = 1440;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  user.companies = [
    {
      id: 1,
      slug: 'localhost',
      name: 'Northbank Builders',
      time_zone: 'America/Los_Angeles',
      logo_url: null,
    },
  ];
});

const menu = (
  id: string,
  label: string,
  icon: FrameMenu['icon'],
  rest: Partial<FrameMenu> = {},
): FrameMenu => ({
  id,
  label,
  icon,
  under: [],
  sections: [{ id: 'all', links: [{ id: `${id}-1`, label: `First of ${label}`, href: '/first' }] }],
  ...rest,
});
const menus: FrameMenus = {
  nav: [
    menu('projects', 'Projects', Building2, { href: '/projects', under: ['/projects'], sections: [] }),
    menu('library', 'Library', Library),
  ],
  create: menu('create', 'Create', Plus),
  settings: menu('settings', 'Settings', SlidersHorizontal, { footer: '© 2026 Quoin · 1.0.0' }),
  help: menu('help', 'Help', CircleHelp, { isNew: true }),
};
const show = (restricted = false, onShowSidebar?: () => void) =>
  render(
    <MemoryRouter initialEntries={['/projects/7/risks']}>
      <TopBar
        menus={menus}
        restricted={restricted}
        onShowSidebar={onShowSidebar}
        onOpenDrawer={vi.fn()}
        onSearch={vi.fn()}
      />
    </MemoryRouter>,
  );

it('says where one is, and opens each menu by keyboard', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('aria-current')).toBe('page');
  for (const name of ['Library', 'Create', 'Settings', 'Help, has updates']) {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    const label = name.split(',')[0] ?? '';
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`First of ${label}`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  }
});

it('only says who one is while restricted', () => {
  show(true);
  expect(screen.getByText('Maya Okafor')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open navigation',
  ]);
});

it('has a name for every entry that is only an icon', () => {
  width = 850;
  show();
  for (const name of ['Library', 'Create', 'Settings'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Projects' })).toBeTruthy();
});

it('shows the company’s logo where it has one, and brings a hidden sidebar back', async () => {
  user.companies = [
    {
      id: 1,
      slug: 'localhost',
      name: 'Northbank Builders',
      time_zone: 'America/Los_Angeles',
      logo_url: '/files/logo.png',
    },
  ];
  const back = vi.fn();
  const { container } = show(false, back);
  expect(screen.getByRole('link', { name: 'Northbank Builders, to the project list' })).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/logo.png');
  await userEvent.click(screen.getByRole('button', { name: 'Show sidebar' }));
  expect(back).toHaveBeenCalledOnce();
});
