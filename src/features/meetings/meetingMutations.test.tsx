import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { AppError, createQueryClient } from '#platform/api';
import type { Meeting, MeetingTopic } from '#shared/foresite';
import { noteInstead, useChangeAgenda, useCloseMeeting, useDecideTopic } from './meetingMutations.ts';
import { meetingKeys } from './meetingQueries.ts';

const patch = vi.fn<(path: string) => Promise<unknown>>();
vi.mock('#platform/api', async (original) => ({
  ...(await original<object>()),
  api: { PATCH: (path: string) => patch(path) },
}));

const topic = {
  id: 4,
  outcome: 'OPEN',
  note: '',
  version: 3,
  subject: { code: 'IS-005' },
} as unknown as MeetingTopic;
const meeting = { id: 2, version: 1, topics: [topic], change_set_id: null } as unknown as Meeting;
const meetingWith = (change: Partial<MeetingTopic>) => ({ ...meeting, topics: [{ ...topic, ...change }] });

it('keeps a note before the decision that was pressed on leaving it', async () => {
  let keep: (answer: unknown) => void = () => undefined;
  const kept = new Promise((resolve) => (keep = resolve));
  const decided = meetingWith({ note: 'No room', outcome: 'NOTED', version: 5 });
  patch.mockReturnValueOnce(kept).mockResolvedValueOnce({ data: decided });
  const client = createQueryClient({ onWriteError: vi.fn() });
  const key = meetingKeys.meeting(1, meeting.id);
  client.setQueryData(key, meeting);
  const shown: unknown[] = [];
  client.getQueryCache().subscribe(() => {
    shown.push(client.getQueryData<Meeting>(key)?.topics[0]?.outcome);
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ agenda: useChangeAgenda(1, meeting), decide: useDecideTopic(1, meeting) }),
    { wrapper },
  );
  act(() => {
    result.current.agenda.mutate({ kind: 'note', topic, note: 'No room', from: topic });
    result.current.decide.mutate({ topic, decision: { outcome: 'NOTED', note: 'No room' } });
  });
  await waitFor(() => expect(shown.at(-1)).toBe('NOTED'));
  expect(patch.mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(['{meeting_topic_id}']);
  keep({ data: meetingWith({ note: 'No room', version: 4 }) });
  await waitFor(() => expect(result.current.decide.isSuccess).toBe(true));
  expect(result.current.agenda.isSuccess).toBe(true);
  expect(patch.mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(['{meeting_topic_id}', 'decide']);
  // The answer of the note does not show the topic open again meanwhile.
  expect(shown.slice(shown.indexOf('NOTED'))).not.toContain('OPEN');
  expect(client.getQueryData(key)).toEqual(decided);
});

it('sends a note once more where the topic moved on without it, and says what else stands there', async () => {
  const staleAt = (change: Partial<MeetingTopic>) =>
    new AppError('stale', { status: 412, body: { current: meetingWith(change) } as never });
  const client = createQueryClient({ onWriteError: vi.fn() });
  const key = meetingKeys.meeting(1, meeting.id);
  client.setQueryData(key, meeting);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeAgenda(1, meeting), { wrapper });
  patch
    .mockReset()
    .mockRejectedValueOnce(staleAt({ outcome: 'NOTED', version: 6 }))
    .mockResolvedValueOnce({ data: meetingWith({ note: 'Mine', outcome: 'NOTED', version: 7 }) })
    .mockRejectedValueOnce(staleAt({ note: 'Theirs', version: 8 }));
  const send = () => result.current.mutateAsync({ kind: 'note', topic, note: 'Mine', from: topic });
  await act(async () => expect((await send())?.topics[0]?.version).toBe(7));
  const error: unknown = await act(() => send().catch((reason: unknown) => reason));
  expect(noteInstead(error, topic.id)).toMatchObject({ note: 'Theirs', version: 8 });
  expect(client.getQueryData<Meeting>(key)?.topics[0]).toMatchObject({ note: 'Theirs', version: 8 });
  expect(patch).toHaveBeenCalledTimes(3);
});

it('closes the minutes after the decision that is still on its way', async () => {
  let decide: (answer: unknown) => void = () => undefined;
  const noted = meetingWith({ outcome: 'NOTED', version: 4 });
  const closed = { ...noted, closed_at: '2026-10-12T09:18:00.000Z', version: 2 };
  patch
    .mockReset()
    .mockReturnValueOnce(new Promise((resolve) => (decide = resolve)))
    .mockResolvedValueOnce({ data: closed });
  const client = createQueryClient({ onWriteError: vi.fn() });
  const key = meetingKeys.meeting(1, meeting.id);
  client.setQueryData(key, meeting);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ decide: useDecideTopic(1, meeting), closing: useCloseMeeting(1, meeting) }),
    { wrapper },
  );
  act(() => {
    result.current.decide.mutate({ topic, decision: { outcome: 'NOTED', note: '' } });
    result.current.closing.mutate({ closes: true });
  });
  await waitFor(() => expect(patch).toHaveBeenCalled());
  await waitFor(() => expect(result.current.closing.isPaused).toBe(true));
  decide({ data: noted });
  await waitFor(() => expect(result.current.closing.isSuccess).toBe(true));
  expect(patch.mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(['decide', 'close']);
  expect(client.getQueryData(key)).toEqual(closed);
});
