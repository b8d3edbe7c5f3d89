import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '#platform/api';
import { detailsOf } from './detailsOf.ts';
import { LoadError } from './LoadError.tsx';

let projectId: number | undefined = 7;
vi.mock('#shared/project', () => ({ useProjectIdIfAny: () => projectId }));
afterEach(cleanup);

it('says what did not load and why, and tries again', async () => {
  const retry = vi.fn();
  render(<LoadError what="items" error={new AppError('timeout')} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain("The items didn't load");
  expect(screen.getByRole('alert').textContent).toContain('did not answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy();
});

it('names the right that is missing in the words of the role editor, and offers no second try', async () => {
  const error = new AppError('forbidden', { status: 403, body: { permission: 'risk_access' } });
  render(<LoadError what="risks" error={error} onRetry={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: "You can't see risks on this project" })).toBeTruthy();
  expect(
    screen.getByText(/It needs the permission .+\. Your administrator can give it to you\./),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('speaks of no project where there is none', async () => {
  projectId = undefined;
  render(<LoadError what="projects" error={new AppError('forbidden')} onRetry={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: "You can't see projects" })).toBeTruthy();
  expect(screen.getByText(/a permission that your role does not have/)).toBeTruthy();
});

it('keeps for support what finds the failure again', () => {
  const error = new AppError('server', { status: 500, body: { request_id: 'req-9' } });
  const at = new Date('2026-11-21T10:42:00Z');
  expect(detailsOf('items', error, { page: '/projects/1/foresite', at })).toBe(
    'Not loaded: items\nStatus: 500 server\nRequest: req-9\nPage: /projects/1/foresite\nTime: 2026-11-21T10:42:00.000Z',
  );
  expect(detailsOf('items', new Error('cut off'), { page: '/', at })).toContain('\ncut off\n');
});
