import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ReportRunRow } from '../reportingQueries.ts';
import { RunCard } from './RunCard.tsx';

const run: ReportRunRow = {
  id: 7,
  report: { id: 3, name: 'Owner book', description: '' },
  as_of: '2026-11-27',
  page_count: 5,
  note_count: 0,
  month: '2026-11',
  version: 1,
  created_by: null,
  created_at: new Date(2026, 10, 27, 0, 5).toISOString(),
  is_open: true,
  pdf_state: 'NONE',
  pdf_job_id: null,
  pdf_size: null,
  attachment_url: null,
  link_state: null,
  link_views: 0,
  mailed_count: 0,
};

it('a run is chosen where there is no room for columns', async () => {
  const onChoose = vi.fn<(isChosen: boolean) => void>();
  render(
    <MemoryRouter>
      <RunCard run={run} projectId={1} isChosen={false} onChoose={onChoose} onRemove={() => undefined} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Owner book, 11/27/2026 00:05' }));
  expect(onChoose.mock.calls).toEqual([[true]]);
});
