import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { createQueryClient } from '#platform/api';
import type { Meeting } from '#shared/foresite';
import { useUnsaved } from '#shared/unsaved';
import { MeetingActions } from './MeetingActions.tsx';

const patch = vi.fn<(path: string) => Promise<unknown>>();
vi.mock('#platform/api', async (original) => ({
  ...(await original<object>()),
  api: { PATCH: (path: string) => patch(path) },
}));
vi.mock('#shared/foresite', async (original) => ({
  ...(await original<object>()),
  useCaller: () => ({ userId: 1, permissions: new Set(['edit_any_scenarioitem']) }),
}));

const meetingOf = (...outcomes: string[]) =>
  ({
    id: 2,
    code: 'CM-002',
    version: 1,
    closed_at: null,
    change_set_id: null,
    topics: outcomes.map((outcome, id) => ({ id, outcome })),
  }) as unknown as Meeting;

/** A note of the meeting that stands against somebody else's. */
function WaitingNote() {
  useUnsaved(true);
  return null;
}

function show(meeting: Meeting, waits: boolean) {
  patch.mockReset().mockResolvedValue({ data: { ...meeting, closed_at: '2026-10-12T10:00:00Z' } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient({ onWriteError: vi.fn() })}>
        <ToastProvider>
          <MeetingActions projectId={1} meeting={meeting} showsMinutes={false} />
          {waits ? <WaitingNote /> : null}
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
afterEach(cleanup);

const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

it('closes the minutes unasked once every topic is decided', async () => {
  show(meetingOf('NOTED', 'APPROVED'), false);
  await press('Close minutes');
  await waitFor(() => expect(patch).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says how many topics are open before it closes', async () => {
  show(meetingOf('NOTED', 'OPEN'), false);
  await press('Close minutes');
  const question = screen.getByRole('alertdialog', { name: 'Close the minutes?' });
  expect(question.textContent).toContain('1 of 2 topics are not decided.');
  expect(question.textContent).not.toContain('A note of yours');
  expect(patch).not.toHaveBeenCalled();
});

it('asks where a note waits for the choice of its writer, and closes only then', async () => {
  show(meetingOf('NOTED'), true);
  await press('Close minutes');
  const question = screen.getByRole('alertdialog', { name: 'Close the minutes?' });
  expect(question.textContent).toContain('A note of yours is not saved');
  expect(question.textContent).not.toContain('not decided');
  expect(patch).not.toHaveBeenCalled();
  await press('Close minutes');
  await waitFor(() => expect(patch).toHaveBeenCalledOnce());
});
