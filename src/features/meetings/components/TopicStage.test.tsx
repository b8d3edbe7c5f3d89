import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ShortcutProvider } from '#shared/commands';
import type { MeetingTopic } from '#shared/foresite';
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
    onNote: vi.fn<TopicStageProps['onNote']>(),
    onDecide: vi.fn<TopicStageProps['onDecide']>(),
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
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
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
  expect(onNote).toHaveBeenCalledWith('Mine', 3, expect.any(Function));
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

it('leaves nothing to do for those who look on', () => {
  show({ canRun: false, topic: { ...topic, note: 'Said' } });
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Said')).not.toBeNull();
});
