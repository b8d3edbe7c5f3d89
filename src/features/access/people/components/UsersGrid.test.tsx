import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readGridState } from '#design-system/grid/DataGrid/state/readGridState.ts';
import { AppError } from '#platform/api';
import { LoadError } from '#shared/failure';
import { noUserFilters, type UserFilters } from '../model/userFilters.ts';
import type { CompanyUserPage } from '../peopleTypes.ts';
import type { UserActions } from './userColumns.tsx';
import { UsersGrid, type UsersGridProps } from './UsersGrid.tsx';

afterEach(cleanup);
beforeEach(() => {
  // Emulators measure nothing; the grid draws rows only where there is height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
});

const actions: UserActions = {
  myId: 1,
  now: new Date('2026-10-12T12:00:00Z'),
  resending: null,
  open: vi.fn(),
  assign: vi.fn(),
  resend: vi.fn(),
  deactivate: vi.fn(),
  reactivate: vi.fn(),
};
const nobody = { count: 0, results: [] } as unknown as CompanyUserPage;
const usual: UserFilters = { ...noUserFilters, sort: [], offset: 0, limit: 25 };
const searched: UserFilters = { ...usual, search: 'nobody of this name' };

function show(props: Partial<UsersGridProps>) {
  const onChange = vi.fn();
  render(
    <UsersGrid
      page={undefined}
      filters={usual}
      onChange={onChange}
      view={readGridState(undefined, [])}
      onViewChange={vi.fn()}
      actions={actions}
      openId={null}
      {...props}
    />,
  );
  return onChange;
}

it('keeps the columns while the accounts are on their way', () => {
  show({});
  expect(screen.getByRole('columnheader', { name: /Last active/ })).toBeTruthy();
  expect(screen.queryByText('No users yet')).toBeNull();
});

it('tells a company without accounts from a search that finds none', async () => {
  show({ page: nobody });
  expect(screen.getByRole('heading', { name: 'No users yet' })).toBeTruthy();
  cleanup();
  const onChange = show({ page: nobody, filters: searched });
  expect(screen.getByRole('heading', { name: "Your filters didn't return any results" })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenCalledWith(noUserFilters);
});

it('says why nothing could be read, with details to copy and a second try', async () => {
  const retry = vi.fn();
  show({ failure: <LoadError what="users" error={new AppError('timeout')} onRetry={retry} /> });
  expect(screen.getByRole('alert').textContent).toContain("The users didn't load");
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('says when an invitation was sent, and when its link has run out', () => {
  const invited = (id: number, email: string, at: string) => ({
    id,
    email,
    first_name: '',
    last_name: '',
    status: 'INVITED',
    invited_at: at,
    last_seen_at: null,
    is_external: false,
    roles: [],
    access_scopes: [],
    project_count: 0,
  });
  const results = [
    invited(2, 'noor@northbank.example', '2026-10-12T08:40:00Z'),
    invited(3, 'ruth@norse.example', '2026-09-29T09:40:00Z'),
  ];
  show({ page: { count: 2, results } as unknown as CompanyUserPage });
  expect(screen.getByText('Invited Oct 12')).toBeTruthy();
  expect(screen.getByText('Expired Oct 06')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Resend' })).toHaveLength(2);
});
