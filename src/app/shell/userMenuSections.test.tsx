import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CurrentUser } from '#platform/flags';
import { userMenuSections } from './userMenuSections.tsx';

const user = {
  id: 31,
  email: 'architect@halden.example',
  preferences: { theme: 'system', density: 'normal' },
  companies: [
    {
      id: 1,
      slug: 'northbank',
      name: 'Northbank Builders',
      time_zone: 'America/Los_Angeles',
      logo_url: null,
      picture_url: null,
    },
    {
      id: 2,
      slug: 'halden',
      name: 'Halden Architects',
      time_zone: 'America/Los_Angeles',
      logo_url: null,
      picture_url: null,
    },
  ],
} as unknown as CurrentUser;
const here = { protocol: 'http:', host: 'northbank.localhost:4000', hostname: 'northbank.localhost' };
const actions = { onPreferences: vi.fn(), onSignOut: vi.fn() };
const sections = (opens = (_name: string) => true, person = user) =>
  userMenuSections(person, here, opens, actions);
const named = (id: string) => sections().find((section) => section.id === id);

it('leads to one’s own profile and company, where their pages are open', () => {
  expect(named('account')?.items.map(({ label, href }) => [label, href])).toEqual([
    ['Profile Settings', '/users/31'],
    ['Company Settings', '/companies/1'],
  ]);
  const withoutCompany = sections((name) => name !== 'company')[0];
  expect(withoutCompany?.items.map(({ id }) => id)).toEqual(['profile']);
  expect(sections(() => false).map(({ id }) => id)).not.toContain('account');
});

it('names the workspace at hand, and offers the others in a new window with the e-mail address filled in', () => {
  expect(named('workspace')).toMatchObject({
    title: 'Current Workspace',
    items: [{ label: 'Northbank Builders', href: '/projects' }],
  });
  expect(named('workspaces')).toMatchObject({
    title: 'My Workspaces',
    items: [
      {
        id: 'halden',
        label: 'Halden Architects',
        external: true,
        href: 'http://halden.localhost:4000/?loginHint=architect%40halden.example',
      },
    ],
  });
  const alone = { ...user, companies: user.companies.slice(0, 1) };
  expect(sections(undefined, alone).map(({ id }) => id)).toEqual([
    'account',
    'workspace',
    'theme',
    'density',
    'leave',
  ]);
});

it.each([
  ['its picture', { picture_url: '/files/mark.png', logo_url: '/files/logo.png' }, '/files/mark.png', ''],
  ['its logo, without a picture', { logo_url: '/files/logo.png' }, '/files/logo.png', ''],
  ['its letter, without either', {}, undefined, 'N'],
])('shows the workspace at hand by %s', (_, files, address, letter) => {
  const companies = user.companies.map((company) => (company.id === 1 ? { ...company, ...files } : company));
  const [workspace] =
    sections(undefined, { ...user, companies }).find(({ id }) => id === 'workspace')?.items ?? [];
  const { container } = render(workspace?.start);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(address);
  expect(container.textContent).toBe(letter);
});

it('ticks what holds and changes one preference at a time', () => {
  const theme = named('theme');
  expect(theme?.items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['system']);
  theme?.items.find(({ id }) => id === 'dark')?.onSelect?.();
  expect(actions.onPreferences).toHaveBeenCalledWith({ theme: 'dark' });
});

it('ends the session', () => {
  named('leave')?.items[0]?.onSelect?.();
  expect(actions.onSignOut).toHaveBeenCalledOnce();
});
