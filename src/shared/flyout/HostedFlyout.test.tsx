import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentUserQuery } from '#platform/flags';
import { UnsavedGuard } from '#shared/unsaved';
import { closedAddress, defineFlyout, openAddress, readFlyout } from './flyoutAddress.ts';
import { HostedFlyout } from './HostedFlyout.tsx';
import { useFlyout } from './useFlyout.ts';
import { useUnsavedFlyout } from './useUnsavedFlyout.ts';

const item = defineFlyout({
  name: 'test-item',
  size: 'medium',
  param: 'itemId',
  path: { open: '/p/:projectId/list/item/:itemId', closed: '/p/:projectId/list' },
});
const risk = defineFlyout({ name: 'test-risk', size: 'small', param: 'riskId' });
const role = defineFlyout({
  name: 'test-role',
  size: 'large',
  path: { open: '/roles/:roleId', closed: '/roles' },
});
const at = (text: string) => {
  const { pathname, search } = new URL(text, 'http://quoin.test');
  return { pathname, search };
};
const text = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

describe('the address', () => {
  it.each([
    ['/p/1/list?itemId=5', 5],
    ['/p/1/list?itemId=new', 'new'],
    ['/p/1/list/item/7', 7],
    ['/p/1/list?itemId=0', null],
    ['/p/1/list?itemId=5x', null],
    ['/p/1/list?itemId=', null],
    ['/p/1/list', null],
  ])('%s holds %s', (address, id) => expect(readFlyout(item, at(address))).toBe(id));

  it('opens one at a time, whatever a link asks for', () => {
    const both = at('/p/1/list?riskId=3&itemId=5&search=wall');
    expect([readFlyout(item, both), readFlyout(risk, both)]).toEqual([5, null]);
    expect(text(openAddress(risk, 4, both))).toBe('/p/1/list?search=wall&riskId=4');
    expect(text(closedAddress(both))).toBe('/p/1/list?search=wall');
  });

  it('takes the section that a link asked for along when it closes, and leaves one of the page alone', () => {
    const asked = at('/p/1/list?itemId=5&focusSection=comments');
    expect(text(closedAddress(asked))).toBe('/p/1/list');
    expect(text(openAddress(item, 6, asked))).toBe('/p/1/list?itemId=6');
    expect(text(closedAddress(at('/p/1/list/item/7?focusSection=files')))).toBe('/p/1/list');
    expect(text(closedAddress(at('/p/1/list?focusSection=dates')))).toBe('/p/1/list?focusSection=dates');
  });

  it('may be a path, with the page that it lies on', () => {
    expect(text(closedAddress(at('/p/1/list/item/7?sort=cost')))).toBe('/p/1/list?sort=cost');
    expect(text(openAddress(item, 8, at('/p/1/list/item/7')))).toBe('/p/1/list?itemId=8');
    expect(text(openAddress(role, 'new', at('/roles?x=1')))).toBe('/roles/new?x=1');
    expect(readFlyout(role, at('/roles/new'))).toBe('new');
    expect(text(closedAddress(at('/roles/12')))).toBe('/roles');
  });

  it('is nowhere else the same', () => {
    expect(() => defineFlyout({ name: 'test-risk', size: 'small', param: 'x' })).toThrow('two flyouts');
    expect(() => defineFlyout({ name: 'test-none', size: 'small' })).toThrow('no place in the address');
  });
});

function Item({ id }: { id: number | 'new' }) {
  const [name, setName] = useState('');
  const letGo = useUnsavedFlyout(item, name !== '');
  const { open } = useFlyout(item);
  return (
    <HostedFlyout flyout={item} label={`Item ${id}`}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button
        type="button"
        onClick={() => {
          letGo();
          open(9);
        }}
      >
        Save
      </button>
    </HostedFlyout>
  );
}

function Page() {
  const items = useFlyout(item);
  const risks = useFlyout(risk);
  return (
    <>
      <button type="button" onClick={() => items.open(5)}>
        Open 5
      </button>
      <button type="button" onClick={() => items.open('new')}>
        New
      </button>
      <button type="button" onClick={() => risks.open(3)}>
        Open risk
      </button>
      {items.openId === null ? null : <Item key={items.openId} id={items.openId} />}
      {risks.openId === null ? null : (
        <HostedFlyout flyout={risk} label="Risk">
          risk
        </HostedFlyout>
      )}
    </>
  );
}

function visit(...addresses: string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 42 } as never);
  const page = { element: <Page /> };
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <UnsavedGuard />
          </>
        ),
        children: [
          { ...page, path: '/p/:projectId/list' },
          { ...page, path: '/p/:projectId/list/item/:itemId' },
        ],
      },
    ],
    { initialEntries: addresses },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, here: () => text(router.state.location) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const flyouts = () => screen.queryAllByRole('dialog').map((panel) => panel.getAttribute('aria-label'));

describe('a hosted flyout', () => {
  beforeEach(() => localStorage.clear());

  it('opens from a link; Escape closes it and keeps the rest of the address', async () => {
    const { here } = visit('/p/1/list?search=wall&itemId=5');
    expect(flyouts()).toEqual(['Item 5']);
    await userEvent.keyboard('{Escape}');
    expect(flyouts()).toEqual([]);
    expect(here()).toBe('/p/1/list?search=wall');
  });

  it('opens from a path, too', async () => {
    const { here } = visit('/p/1/list/item/7');
    expect(flyouts()).toEqual(['Item 7']);
    await userEvent.keyboard('{Escape}');
    expect(here()).toBe('/p/1/list');
  });

  it('is closed by the back button, however many were looked at; closing leaves nothing behind', async () => {
    const { router, here } = visit('/p/1/list');
    await press('Open 5');
    await press('Open risk');
    expect(flyouts()).toEqual(['Risk']);
    expect(here()).toBe('/p/1/list?riskId=3');
    await act(() => router.navigate(-1));
    expect(flyouts()).toEqual([]);
    await press('Open 5');
    await userEvent.keyboard('{Escape}');
    expect(here()).toBe('/p/1/list');
    await act(() => router.navigate(1));
    expect(flyouts()).toEqual(['Item 5']);
  });

  it('is opened once by a double press, so that one Escape closes it', async () => {
    const { here } = visit('/p/1/list');
    const button = screen.getByRole('button', { name: 'Open 5' });
    act(() => {
      button.click();
      button.click();
    });
    expect(flyouts()).toEqual(['Item 5']);
    await userEvent.keyboard('{Escape}');
    expect([flyouts(), here()]).toEqual([[], '/p/1/list']);
    // A refused or repeated way in is open to be asked for again.
    await press('Open 5');
    expect(flyouts()).toEqual(['Item 5']);
  });

  it('gives the focus back to what opened it', async () => {
    visit('/p/1/list');
    await press('Open 5');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open 5' }));
  });

  it('asks before another one takes its place, before it closes and before back closes it', async () => {
    const { router, here } = visit('/p/1/list');
    await press('New');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Canopy');
    const goBack = async () => {
      expect(screen.getByRole('alertdialog', { name: "Your changes won't be saved" })).toBeTruthy();
      await press('Go back');
      expect(here()).toBe('/p/1/list?itemId=new');
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Canopy');
    };
    await press('Open risk');
    await goBack();
    await userEvent.keyboard('{Escape}');
    await goBack();
    await act(() => router.navigate(-1));
    await goBack();
    await press('Open risk');
    await press('Discard changes');
    expect(flyouts()).toEqual(['Risk']);
  });

  it('moves on without asking once its work is saved', async () => {
    visit('/p/1/list');
    await press('New');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Canopy');
    await press('Save');
    expect(flyouts()).toEqual(['Item 9']);
  });

  it('goes where a person went meanwhile, once its work is saved under an id of its own', async () => {
    const { router, here } = visit('/p/1/list');
    await press('New');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Canopy');
    const save = screen.getByRole('button', { name: 'Save' });
    await press('Open risk');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await act(async () => save.click());
    await waitFor(() => expect([flyouts(), here()]).toEqual([['Risk'], '/p/1/list?riskId=3']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => router.navigate('/p/1/list?itemId=new'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Canopy');
    // Saved before the question could be drawn.
    const again = screen.getByRole('button', { name: 'Save' });
    await act(async () => {
      void router.navigate('/p/1/list?riskId=3');
      again.click();
    });
    await waitFor(() => expect([flyouts(), here()]).toEqual([['Risk'], '/p/1/list?riskId=3']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is as wide as it was left, each for itself', async () => {
    visit('/p/1/list?itemId=5');
    const edge = () => screen.getByRole('separator', { name: 'Resize panel' }).getAttribute('aria-valuenow');
    expect(edge()).toBe('640');
    screen.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await press('Open risk');
    expect(edge()).toBe('480');
    await press('Open 5');
    expect(edge()).toBe('656');
  });

  it('does not trust what was remembered', () => {
    localStorage.setItem('quoin:42:flyout-widths', '{"test-item": 99999, "test-risk": "wide"}');
    visit('/p/1/list?itemId=5');
    expect(screen.getByRole('separator').getAttribute('aria-valuenow')).toBe('640');
  });
});
