import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { MeetingTopic } from '#shared/foresite';
import { useShownTopic } from './useShownTopic.ts';

const topicOf = (id: number, outcome: MeetingTopic['outcome'] = 'OPEN'): MeetingTopic => ({
  id,
  position: id,
  entity: 'issue',
  entity_id: id,
  outcome,
  note: '',
  subject: {
    code: `IS-00${id}`,
    name: `Topic ${id}`,
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
  version: 1,
});
const topics = [topicOf(1, 'NOTED'), topicOf(2), topicOf(3)];

function Page() {
  const [index, show] = useShownTopic(topics);
  return (
    <>
      <h2>{topics[index]?.subject.name}</h2>
      <button type="button" onClick={() => show(topics[2])}>
        Third
      </button>
    </>
  );
}
const open = (entry: string) => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return router;
};
const heading = () => screen.getByRole('heading').textContent;

afterEach(cleanup);

it('shows the topic of the address, and the first open one without', () => {
  open('/?topic=1');
  expect(heading()).toBe('Topic 1');
  cleanup();
  open('/');
  expect(heading()).toBe('Topic 2');
  cleanup();
  open('/?topic=99');
  expect(heading()).toBe('Topic 2');
});

it('shows what is pressed before any other key can come', async () => {
  const router = open('/');
  // From here on as in a browser: nothing is drawn because a test waits for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Third' }).click();
  // The steps that belong to the press itself; the next key or press is a task of its own.
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  expect(heading()).toBe('Topic 3');
  expect(router.state.location.search).toBe('?topic=3');
});
