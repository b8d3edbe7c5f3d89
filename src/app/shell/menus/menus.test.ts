import { describe, expect, it, vi } from 'vitest';
import { type Permission, permissions } from '#contract/unions.ts';
import type { Subject } from '#platform/flags';
import { PATHS, type PathName } from '#platform/routing';
import { helpMenu, settingsMenu } from './companyMenus.ts';
import { type FrameMenu, isUnder } from './frameMenu.ts';
import { createMenu, navMenus } from './navMenus.ts';
import type { NavRecents } from './navRecents.ts';

const holding = (...keys: Permission[]): Subject => ({
  signedIn: true,
  permissions: new Set(),
  companyPermissions: new Set(keys),
  tenantFlags: new Set(),
  clientFlags: new Set(),
});
const everything = holding(...permissions);
const all = () => true;
const only =
  (...names: PathName[]) =>
  (name: PathName) =>
    names.includes(name);
const allBut =
  (...names: PathName[]) =>
  (name: PathName) =>
    !names.includes(name);
const none: NavRecents = { dashboards: { any: false, recent: [] }, analyses: [] };
const dashboard = (id: number, type: 'INTERNAL' | 'EXTERNAL' = 'INTERNAL') => ({
  id,
  name: `Board ${id}`,
  type,
});
const words = (menu: FrameMenu | undefined) =>
  menu?.sections.map(({ title, links }) => [title, links.map(({ label }) => label)]);

describe('the places of the top bar', () => {
  const menus = (opens = all as (name: PathName) => boolean, subject = everything, recents = none) =>
    navMenus({ subject, opens, recents });
  const menu = (id: string, ...rest: Parameters<typeof menus>) => menus(...rest).find((one) => one.id === id);

  it('stand in their fixed order, Concept Hub with its chip', () => {
    expect(menus().map(({ label, chip, href }) => [label, chip, href])).toEqual([
      ['Projects', undefined, '/projects'],
      ['Dashboards', undefined, undefined],
      ['Concept Hub', 'BETA', undefined],
      ['Library', undefined, undefined],
      ['Markup Templates', undefined, '/markup-templates'],
    ]);
  });

  it('are only those whose page opens', () => {
    expect(menus(only('projects')).map(({ id }) => id)).toEqual(['projects']);
    expect(menus(() => false)).toEqual([]);
    expect(menus(allBut('conceptHub', 'markupTemplates')).map(({ id }) => id)).toEqual([
      'projects',
      'dashboards',
      'library',
    ]);
  });

  it('lead to dashboards who sees the portfolio, may add one, or has any', () => {
    expect(menu('dashboards', all, holding())).toBeUndefined();
    expect(words(menu('dashboards', all, holding('portfolio_access')))).toEqual([
      [undefined, ['Portfolio', 'View all dashboards']],
    ]);
    expect(words(menu('dashboards', all, holding('add_projectsdashboard')))).toEqual([
      [undefined, ['View all dashboards', 'Create Dashboard']],
    ]);
    const seen = (...recent: ReturnType<typeof dashboard>[]) =>
      words(menu('dashboards', all, holding(), { ...none, dashboards: { any: true, recent } }));
    // From the start: which ones they are is read later.
    expect(seen()).toEqual([[undefined, ['View all dashboards']]]);
    expect(seen(dashboard(1))).toEqual([
      ['Recent', ['Board 1']],
      [undefined, ['View all dashboards']],
    ]);
  });

  it('offer Portfolio beside up to four recent dashboards, each tagged with its kind', () => {
    const withRecent = (count: number) =>
      menu('dashboards', all, everything, {
        ...none,
        dashboards: {
          any: true,
          recent: Array.from({ length: count }, (_, index) =>
            dashboard(index + 1, index === 1 ? 'EXTERNAL' : 'INTERNAL'),
          ),
        },
      });
    expect(words(withRecent(4))?.[1]).toEqual([
      undefined,
      ['Portfolio', 'View all dashboards', 'Create Dashboard'],
    ]);
    expect(words(withRecent(5))?.[1]).toEqual([undefined, ['View all dashboards', 'Create Dashboard']]);
    expect(withRecent(2)?.sections[0]?.links).toMatchObject([
      { href: '/project-dashboards/1', tag: { label: 'Internal' } },
      { href: '/project-dashboards/2', tag: { label: 'External' } },
    ]);
  });

  it('lead into the Concept Hub, to create only who may', () => {
    const recents = { ...none, analyses: [{ id: 3, name: 'Campus' }] };
    expect(words(menu('conceptHub', all, everything, recents))).toEqual([
      ['Recent', ['Campus']],
      [undefined, ['View All', 'Create Analysis']],
    ]);
    expect(words(menu('conceptHub', allBut('newAnalysis')))).toEqual([[undefined, ['View All']]]);
  });

  it('make a menu of several libraries and a plain link of one', () => {
    expect(words(menu('library'))).toEqual([
      [undefined, ['ForeSite', 'Issues', 'Bidders', 'Packages', 'Risks']],
    ]);
    expect(words(menu('library', allBut('issueLibrary')))).toEqual([
      [undefined, ['ForeSite', 'Bidders', 'Packages', 'Risks']],
    ]);
    expect(
      menu('library', allBut('issueLibrary', 'bidderLibrary', 'packageLibrary', 'riskLibrary')),
    ).toMatchObject({
      href: '/library/foresite',
      sections: [],
    });
    expect(
      menu(
        'library',
        allBut('foresiteLibrary', 'issueLibrary', 'bidderLibrary', 'packageLibrary', 'riskLibrary'),
      ),
    ).toBeUndefined();
  });

  it('are marked while one is in their part of the product', () => {
    const hub = menu('conceptHub') as FrameMenu;
    expect(isUnder(hub, '/concept-hub')).toBe(true);
    expect(isUnder(hub, '/analysis/4/concepts')).toBe(true);
    expect(isUnder(hub, '/concept-hubs')).toBe(false);
  });
});

describe('Create', () => {
  it('is one step without the Concept Hub, a menu with it, and nothing without the right', () => {
    expect(createMenu({ opens: allBut('newAnalysis') })).toMatchObject({
      label: 'Create Project',
      href: '/projects/blank',
    });
    expect(words(createMenu({ opens: all }))).toEqual([[undefined, ['Create Project', 'Create Analysis']]]);
    expect(createMenu({ opens: allBut('newProject') })).toBeUndefined();
  });
});

describe('Settings', () => {
  const imprint = { year: 2026, version: '1.0.0' };
  it('lists what is administered, then what there is to know', () => {
    const menu = settingsMenu(all, imprint);
    expect(words(menu)).toEqual([
      [
        undefined,
        [
          'Account Administration',
          'Identity and Security',
          'Format Settings',
          'Public API',
          'Cost Index Library',
          'Attributes',
          'Units of Measure',
        ],
      ],
      [undefined, ['Omniclass Disclaimer']],
    ]);
    expect(menu.footer).toBe('© 2026 Quoin · 1.0.0');
    expect(settingsMenu(all, { year: 2026, version: undefined }).footer).toBe('© 2026 Quoin');
  });

  it('leaves out each page that is closed', () => {
    expect(words(settingsMenu(allBut('publicApi', 'omniclass'), imprint))?.flat(2)).not.toContain(
      'Public API',
    );
    expect(words(settingsMenu(only('omniclass'), imprint))).toEqual([[undefined, ['Omniclass Disclaimer']]]);
  });
});

describe('Help', () => {
  const state = { hasNews: true, onShowShortcuts: vi.fn() };
  it('tells what is new until it was read, and nothing that is not there', () => {
    const menu = helpMenu(all, state);
    expect(words(menu)).toEqual([
      [undefined, ['Changelog', 'Academy', 'Keyboard shortcuts']],
      [undefined, ['Terms and conditions', 'Privacy Policy']],
    ]);
    expect(menu.isNew).toBe(true);
    expect(menu.sections[0]?.links[0]).toMatchObject({ href: PATHS.changelog, tag: { label: 'New' } });
    expect(helpMenu(all, { ...state, hasNews: false }).sections[0]?.links[0]).not.toHaveProperty('tag');
    expect(helpMenu(allBut('changelog'), state)).toMatchObject({ isNew: false });
    expect(words(helpMenu(() => false, state))).toEqual([[undefined, ['Keyboard shortcuts']]]);
  });

  it('opens the list of keys', () => {
    helpMenu(all, state)
      .sections[0]?.links.find(({ id }) => id === 'shortcuts')
      ?.onSelect?.();
    expect(state.onShowShortcuts).toHaveBeenCalledOnce();
  });
});
