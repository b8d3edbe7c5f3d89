import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api, AppError } from '#platform/api';
import IdeaPicker from './IdeaPicker.tsx';

const idea = (id: number, name: string, cost: number, category: string | null = null) => ({
  id,
  name,
  cost,
  construction_category: category,
});
const all = [idea(3, 'Window wall', -3_850_000, 'Envelope'), idea(5, 'Canopy', 8_412)];
type Asked = { params: { query: { search?: string } } };
type Taken = { params: { header: Record<string, string> }; body: { ideas: number[] } };

/** The library as the server has it; `count` where it holds more than it shows. */
function serve({ ideas = all, count = ideas.length }: { ideas?: typeof all; count?: number } = {}) {
  const answer = (data: unknown) => Promise.resolve({ data, response: new Response() });
  vi.spyOn(api, 'GET').mockImplementation(((_path: string, { params }: Asked) => {
    const { search = '' } = params.query;
    const results = ideas.filter(({ name }) => name.toLowerCase().includes(search));
    return answer({ count: search === '' ? count : results.length, results });
  }) as never);
  const sent: Taken[] = [];
  const refusals: AppError[] = [];
  vi.spyOn(api, 'POST').mockImplementation(((_path: string, taken: Taken) => {
    sent.push(taken);
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : answer({ change_set_id: 12, created: taken.body.ideas });
  }) as never);
  return { sent, refusals };
}

const onClose = vi.fn();
beforeEach(() => void onClose.mockClear());
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <IdeaPicker projectId={1} onClose={onClose} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}
const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('takes the ideas that are checked, in the order in which they were', async () => {
  const { sent } = serve();
  open();
  expect(await screen.findByText('($3,850,000) · Envelope')).toBeTruthy();
  await press('Add as a draft');
  expect(sent).toEqual([]);
  await check(/Canopy/);
  await check(/Window wall/);
  await press('Add 2 as drafts');
  expect(sent[0]?.body).toEqual({ ideas: [5, 3] });
  expect(await screen.findByText('2 drafts added')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

it('keeps what is chosen while another search shows others', async () => {
  const { sent } = serve();
  open();
  await check(/Canopy/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search ideas' }), 'wall{Enter}');
  await screen.findByRole('checkbox', { name: /Window wall/ });
  await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: /Canopy/ })).toBeNull());
  await press('Add as a draft');
  expect(sent[0]?.body).toEqual({ ideas: [5] });
});

it('says what was refused, keeps the choice, and sends it anew under another key', async () => {
  const { sent, refusals } = serve();
  const message = 'One of these ideas is no longer in the library. Choose again.';
  refusals.push(new AppError('rule', { status: 422, body: { code: 'rule', message } }));
  open();
  await check(/Canopy/);
  await press('Add as a draft');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await press('Add as a draft');
  const keys = sent.map(({ params }) => params.header['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells a library without ideas from a search without any, and how many are not shown', async () => {
  serve({ ideas: [] });
  open();
  expect(await screen.findByText('No ideas yet')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search ideas' }), 'zzz{Enter}');
  expect(await screen.findByText('No idea matches the search')).toBeTruthy();
});

it('says how many of a long list are shown', async () => {
  serve({ count: 240 });
  open();
  expect(await screen.findByText('The first 100 of 240. Search to see others.')).toBeTruthy();
});

it('offers to try again where the ideas did not load', async () => {
  serve();
  vi.spyOn(api, 'GET').mockRejectedValueOnce(new AppError('offline'));
  open();
  expect(await screen.findByText("The ideas didn't load")).toBeTruthy();
  await press('Try again');
  expect(await screen.findByRole('checkbox', { name: /Canopy/ })).toBeTruthy();
});
