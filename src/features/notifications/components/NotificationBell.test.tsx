import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkProvider } from '#design-system/actions/Link/LinkProvider.tsx';
import { api, AppError } from '#platform/api';
import { type Notification, notificationKeys } from '../notificationQueries.ts';
import { NotificationBell } from './NotificationBell.tsx';

const maya = { id: 1, first_name: 'Maya', last_name: 'Okafor', email: 'admin@northbank.example' };
const noteOf = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'assigned',
  creator: maya,
  date_created: new Date(Date.now() - 12 * 60_000).toISOString(),
  is_read: false,
  link: `/projects/1/foresite?itemDetailsId=${id}`,
  event_data: { title: `Item ${id}`, action: 'Assigned to you', subtitle: `VO-00${id} · Cedar Ridge` },
  ...more,
});

/** A server that keeps notifications, newest first. */
function serve(all: Notification[]) {
  const answerOf = (data: unknown) => Promise.resolve({ data, response: new Response() });
  const unread = () => all.filter(({ is_read }) => !is_read).length;
  const get = vi.spyOn(api, 'GET').mockImplementation(((_path: string, init: never) => {
    const { limit = 10, offset = 0 } = (init as { params: { query: { limit?: number; offset?: number } } })
      .params.query;
    return answerOf({ count: all.length, unread: unread(), results: all.slice(offset, offset + limit) });
  }) as never);
  const post = vi.spyOn(api, 'POST').mockImplementation(((
    path: string,
    init: { body: { ids: number[] } },
  ) => {
    const ids = path === '/notifications/read' ? init.body.ids : all.map(({ id }) => id);
    for (const [index, one] of all.entries())
      if (ids.includes(one.id)) all[index] = { ...one, is_read: true };
    return answerOf({ unread: unread() });
  }) as never);
  return { all, get, post };
}

/** What is observed; the test says when the end comes into view. */
let reach: () => void;
beforeEach(() => {
  reach = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => hear([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const go = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <LinkProvider navigate={go}>
        <NotificationBell />
      </LinkProvider>
    </QueryClientProvider>,
  );
  return { queryClient, go, person: userEvent.setup() };
}
const bell = (name: string) => screen.findByRole('button', { name });
const open = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
  await person.click(await bell(name));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

it('says how many wait, shows who did what where and when, and marks what is shown as read', async () => {
  const server = serve([noteOf(2), noteOf(1, { is_read: true, creator: null })]);
  const { person } = show();
  const panel = await open(person, 'Notifications, 1 unread');
  const [first, second] = await within(panel).findAllByRole('link');
  expect(first?.textContent).toBe('MOItem 212 min agoAssigned to youVO-002 · Cedar Ridge');
  expect(within(first as HTMLElement).getByRole('img', { name: 'Unread' })).toBeDefined();
  expect(within(second as HTMLElement).queryByRole('img', { name: 'Unread' })).toBeNull();
  await bell('Notifications');
  expect(server.post).toHaveBeenCalledExactlyOnceWith('/notifications/read', { body: { ids: [2] } });
  // Read for the server, new for the eye until the list is closed.
  expect(within(panel).getByText('1 unread')).toBeDefined();
  expect(within(panel).getByText("That's all your notifications from the last 30 days")).toBeDefined();
  await person.keyboard('{Escape}');
  const again = await open(person, 'Notifications');
  await within(again).findAllByRole('link');
  await waitFor(() => expect(within(again).queryByRole('img', { name: 'Unread' })).toBeNull());
});

it('reads further by pages of ten as the end comes near, and each only once', async () => {
  const server = serve(Array.from({ length: 23 }, (_, index) => noteOf(30 - index)));
  const { person } = show();
  const panel = await open(person, 'Notifications, 23 unread');
  await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(10));
  expect(within(panel).getByText('23 unread')).toBeDefined();
  // Something new pushes the tenth onto the next page.
  server.all.unshift(noteOf(31));
  act(() => reach());
  await waitFor(() => expect(within(panel).getAllByRole('link').length).toBeGreaterThan(18));
  act(() => reach());
  await within(panel).findByText("That's all your notifications from the last 30 days");
  const names = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(new Set(names).size).toBe(names.length);
  await waitFor(() => expect(server.all.filter(({ is_read }) => !is_read)).toEqual([]));
});

it('marks all as read at once, those further down too, and takes it back where that fails', async () => {
  const server = serve(Array.from({ length: 14 }, (_, index) => noteOf(20 - index)));
  const { person } = show();
  const panel = await open(person, 'Notifications, 14 unread');
  await bell('Notifications, 4 unread');
  server.post.mockRejectedValueOnce(new AppError('offline'));
  await person.click(within(panel).getByRole('button', { name: 'Mark all read' }));
  await bell('Notifications, 4 unread');
  await person.click(within(panel).getByRole('button', { name: 'Mark all read' }));
  await bell('Notifications');
  expect(server.post).toHaveBeenLastCalledWith('/notifications/read-all');
  expect(within(panel).queryByRole('img', { name: 'Unread' })).toBeNull();
  expect(within(panel).getByRole('button', { name: 'Mark all read' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

it('goes where a notification leads, and closes', async () => {
  serve([noteOf(5)]);
  const { person, go } = show();
  const panel = await open(person, 'Notifications, 1 unread');
  await person.click(await within(panel).findByRole('link', { name: /Item 5/ }));
  expect(go).toHaveBeenCalledExactlyOnceWith('/projects/1/foresite?itemDetailsId=5');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says aloud what comes in, and nothing at the start', async () => {
  const server = serve([noteOf(1)]);
  const { queryClient } = show();
  await bell('Notifications, 1 unread');
  expect(screen.getByRole('status').textContent).toBe('');
  server.all.unshift(noteOf(2));
  await act(() => queryClient.invalidateQueries({ queryKey: notificationKeys.all }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 unread notifications'));
});

it('says that there is nothing, and what failed with a way to try again', async () => {
  const server = serve([]);
  const { person } = show();
  const panel = await open(person, 'Notifications');
  expect(await within(panel).findByText('There are no notifications')).toBeDefined();
  cleanup();
  server.get.mockRejectedValue(new AppError('offline'));
  const failed = show();
  const other = await open(failed.person, 'Notifications');
  expect(await within(other).findByText("The notifications didn't load")).toBeDefined();
  serve([noteOf(3)]);
  await failed.person.click(within(other).getByRole('button', { name: 'Try again' }));
  expect(await within(other).findByRole('link', { name: /Item 3/ })).toBeDefined();
});
