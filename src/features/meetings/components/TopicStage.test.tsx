import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ShortcutProvider } from '#shared/commands';
import type { MeetingTopic } from '#shared/foresite';
import type { NoteAnswer } from './useNoteDrafts.ts';
import { TopicStage, type TopicStageProps } from './TopicStage.tsx';

const topic: MeetingTopic = {
  id: 4,
  position: 1,
  entity: 'issue',
  entity_id: 5,
  outcome: 'OPEN',
  note: '',
  subject: {
    code: 'IS-005',
    name: 'Vault location disputed',
    status: 'DISPUTE',
    is_deleted: false,
    description: '',
    due_date: null,
    deadline: null,
    weekly_waiting_cost: null,
    cost: null,
    score: null,
    severity: 5,
  },
  decided_by: null,
  decided_at: null,
  forecast_before: null,
  forecast_after: null,
  version: 3,
};
const caller = { userId: 1, permissions: new Set(['edit_any_scenarioitem']) };

function show(more: Partial<TopicStageProps> = {}) {
  const actions = {
    onStep: vi.fn<TopicStageProps['onStep']>(),
    onWrite: vi.fn<TopicStageProps['onWrite']>(),
    onNote: vi.fn<TopicStageProps['onNote']>(() => Promise.resolve({ version: 4 })),
    onDecide: vi.fn<TopicStageProps['onDecide']>(() => Promise.resolve(5)),
  };
  const props = { projectId: 1, topic, place: 1, count: 2, canRun: true, caller, ...actions, ...more };
  const page = (given: TopicStageProps) => (
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <ShortcutProvider singleKeys>
            <TopicStage {...given} />
          </ShortcutProvider>
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page(props));
  return {
    ...actions,
    become: (change: Partial<MeetingTopic>) => rerender(page({ ...props, topic: { ...topic, ...change } })),
  };
}
afterEach(cleanup);

const field = () => screen.getByRole('textbox', { name: 'Note' });

it('notes a topic by its key, with what is being written, and not while somebody types', async () => {
  const { onDecide } = show();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await userEvent.type(field(), 'No room');
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as noted' }));
  expect(onDecide).toHaveBeenCalledWith({ outcome: 'NOTED', note: 'No room' });
});

it('answers its key while nothing is typed', async () => {
  const { onDecide } = show();
  await userEvent.keyboard('n');
  expect(onDecide).toHaveBeenCalledWith({ outcome: 'NOTED' });
});

it('keeps a note on leaving it, with the version that it began from', async () => {
  const { onNote, onWrite, become } = show();
  await userEvent.type(field(), 'Mine');
  expect(onWrite).toHaveBeenCalledOnce();
  become({ note: 'Theirs', version: 4 });
  await userEvent.tab();
  expect(onNote).toHaveBeenCalledWith('Mine', { note: '', version: 3 });
});

it('keeps what is typed while its note is being saved, and saves it on top', async () => {
  let answer: (version: NoteAnswer) => void = () => undefined;
  const onNote = vi.fn<TopicStageProps['onNote']>(() => new Promise((resolve) => (answer = resolve)));
  const { become } = show({ onNote });
  await userEvent.type(field(), 'No room');
  await userEvent.tab();
  become({ note: 'No room' });
  await userEvent.type(field(), ' for a vault');
  await act(async () => answer({ version: 4 }));
  become({ note: 'No room', version: 4 });
  expect((field() as HTMLTextAreaElement).value).toBe('No room for a vault');
  await userEvent.tab();
  expect(onNote.mock.calls).toEqual([
    ['No room', { note: '', version: 3 }],
    ['No room for a vault', { note: 'No room', version: 4 }],
  ]);
});

it('keeps a note that was not saved, though the field was left once more meanwhile', async () => {
  let refuse: () => void = () => undefined;
  const { become } = show({
    onNote: () => new Promise((_resolve, reject) => (refuse = () => reject(new Error('gone')))),
  });
  await userEvent.type(field(), 'No room');
  await userEvent.tab();
  become({ note: 'No room' });
  await userEvent.click(field());
  await userEvent.tab();
  await act(async () => refuse());
  become({ note: '' });
  expect((field() as HTMLTextAreaElement).value).toBe('No room');
});

it('shows what somebody else wrote meanwhile, and asks which of both stays', async () => {
  const onNote = vi
    .fn<TopicStageProps['onNote']>()
    .mockResolvedValueOnce({ version: 4, theirs: 'Theirs' })
    .mockResolvedValueOnce({ version: 5 });
  const { become } = show({ onNote });
  await userEvent.type(field(), 'Mine');
  await userEvent.tab();
  become({ note: 'Theirs', version: 4 });
  expect(await screen.findByText(/Someone changed this note to “Theirs”/)).not.toBeNull();
  expect((field() as HTMLTextAreaElement).value).toBe('Mine');
  await userEvent.type(field(), ' too');
  await userEvent.tab();
  // Leaving the field does not write over theirs unasked.
  expect(onNote).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(onNote).toHaveBeenLastCalledWith('Mine too', { note: 'Theirs', version: 4 });
  become({ note: 'Mine too', version: 5 });
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it('takes the note of somebody else for the one typed', async () => {
  const onNote = vi.fn<TopicStageProps['onNote']>(() => Promise.resolve({ version: 4, theirs: 'Theirs' }));
  const { become } = show({ onNote });
  await userEvent.type(field(), 'Mine');
  await userEvent.tab();
  become({ note: 'Theirs', version: 4 });
  await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect((field() as HTMLTextAreaElement).value).toBe('Theirs');
  expect(onNote).toHaveBeenCalledOnce();
});

it('goes on from a version that left the note as it was', async () => {
  const { onNote, become } = show();
  await userEvent.type(field(), 'Mine');
  become({ outcome: 'NOTED', version: 6 });
  await userEvent.tab();
  expect(onNote).toHaveBeenCalledWith('Mine', { note: '', version: 6 });
});

it('keeps no draft of a note that went with a decision, so that its undo shows', async () => {
  const { become } = show({ onNote: () => Promise.reject(new Error('gone')) });
  await userEvent.type(field(), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as noted' }));
  become({ outcome: 'NOTED', note: 'Mine', version: 5 });
  become({ note: '', version: 6 });
  expect((field() as HTMLTextAreaElement).value).toBe('');
});

it('keeps what is typed of a topic while another one is shown', async () => {
  const { become } = show({ onNote: () => Promise.reject(new Error('gone')) });
  await userEvent.type(field(), 'Mine');
  await userEvent.tab();
  become({ id: 9, note: 'Other' });
  expect((field() as HTMLTextAreaElement).value).toBe('Other');
  become({});
  expect((field() as HTMLTextAreaElement).value).toBe('Mine');
});

it('shows what others write, and does not write over it unasked', async () => {
  const { onNote, become } = show();
  become({ note: 'Theirs', version: 4 });
  expect((field() as HTMLTextAreaElement).value).toBe('Theirs');
  await userEvent.click(field());
  await userEvent.tab();
  expect(onNote).not.toHaveBeenCalled();
});

it('offers the way back once it is decided, and answers no key', async () => {
  const { onDecide } = show({ topic: { ...topic, outcome: 'NOTED' } });
  await userEvent.keyboard('n');
  expect(onDecide).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Undo the decision' }));
  expect(onDecide).toHaveBeenCalledWith(null);
});

it('keeps the focus with the buttons of the topic: over a decision, its undo and a step', async () => {
  const { become } = show();
  screen.getByRole('button', { name: 'Next topic' }).focus();
  become({ id: 9 });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next topic' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark as noted' }));
  become({ id: 9, outcome: 'NOTED' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the decision' })),
  );
  become({ id: 9 });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark as noted' })),
  );
});

it('leaves nothing to do for those who look on', () => {
  show({ canRun: false, topic: { ...topic, note: 'Said' } });
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Said')).not.toBeNull();
});
