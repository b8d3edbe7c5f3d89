import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { personName } from '#domain/people';
import { useCurrentUser } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { useAtMost } from '#shared/page';
import { AdministrationLayout } from '../../administration/AdministrationLayout.tsx';
import * as t from '../../texts.ts';
import { isStalePage } from '../model/userFilters.ts';
import { useResendUserInvite, useSwitchUser } from '../peopleMutations.ts';
import { companyUsersQuery, inviteOptionsQuery, readAllUsers } from '../peopleQueries.ts';
import type { CompanyUser } from '../peopleTypes.ts';
import { useUsersView } from '../useUsersView.ts';
import { AssignProjectsDialog } from './AssignProjectsDialog.tsx';
import { InviteUserDialog } from './InviteUserDialog.tsx';
import { userColumns, type UserActions } from './userColumns.tsx';
import { UsersGrid } from './UsersGrid.tsx';
import { UserTools } from './UserTools.tsx';

const UserFlyout = lazy(() => import('./UserFlyout.tsx'));

/** What stands before everything else at the moment. */
type Question = { kind: 'invite' } | { kind: 'assign' | 'deactivate'; user: CompanyUser };

const email: GridColumn<CompanyUser> = {
  id: 'email',
  title: t.eMail,
  width: 240,
  value: (user) => user.email,
  render: (user) => user.email,
};

/** The accounts of the company: found, sorted and paged by the server, one of them open beside the list. */
export function UsersPanel() {
  const view = useUsersView();
  const { filters, change, open } = view;
  const myId = useCurrentUser().id;
  const toasts = useToasts();
  const isPhone = useAtMost(breakpoint.narrow);
  const [now] = useState(() => new Date());
  const [question, setQuestion] = useState<Question | null>(null);
  const users = useQuery(companyUsersQuery(filters));
  const options = useQuery(inviteOptionsQuery(null)).data;
  const { mutate: resend, isPending, variables } = useResendUserInvite();
  const switchUser = useSwitchUser();
  const resending = isPending ? variables.id : null;
  const actions = useMemo<UserActions>(
    () => ({
      myId,
      now,
      resending,
      open,
      resend,
      assign: (user) => setQuestion({ kind: 'assign', user }),
      deactivate: (user) => setQuestion({ kind: 'deactivate', user }),
      reactivate: (user) => switchUser(user, 'ACTIVE'),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the switch is new on every render, what it does is not
    [myId, now, resending, open, resend],
  );
  const columns = useMemo(() => userColumns(actions), [actions]);
  const isStale = users.data !== undefined && isStalePage(filters.offset, users.data.count);
  useEffect(() => {
    if (isStale) change({ offset: 0 });
  }, [isStale, change]);
  const close = () => setQuestion(null);
  const failure =
    users.error && !users.data ? (
      <LoadError what={t.usersLower} error={users.error} onRetry={() => void users.refetch()} />
    ) : undefined;
  const exportMenu = (
    <ExportMenu
      name={t.users}
      columns={[...columns.slice(0, 1), email, ...columns.slice(1)]}
      rows={() => readAllUsers(filters)}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgainSentence, tone: 'critical' })}
    />
  );
  return (
    <AdministrationLayout
      tab="users"
      actions={
        <>
          {isPhone ? null : exportMenu}
          <Button variant="primary" icon={Plus} onPress={() => setQuestion({ kind: 'invite' })}>
            {t.inviteUser}
          </Button>
        </>
      }
    >
      <UserTools
        filters={filters}
        onChange={change}
        options={options}
        pending={users.data?.pending_count}
        columns={columns}
        view={view.grid}
        onViewChange={view.setGrid}
        instead={isPhone ? exportMenu : undefined}
      />
      <UsersGrid
        page={users.data}
        filters={filters}
        onChange={change}
        view={view.grid}
        onViewChange={view.setGrid}
        actions={actions}
        openId={view.openId}
        failure={failure}
      />
      {typeof view.openId === 'number' ? (
        <Suspense fallback={null}>
          <UserFlyout key={view.openId} userId={view.openId} onAssign={actions.assign} onClose={view.close} />
        </Suspense>
      ) : null}
      {question?.kind === 'invite' ? <InviteUserDialog onClose={close} /> : null}
      {question?.kind === 'assign' ? <AssignProjectsDialog user={question.user} onClose={close} /> : null}
      {question?.kind === 'deactivate' ? (
        <Confirm
          title={t.deactivatePersonName(personName(question.user))}
          confirmLabel={t.deactivate}
          onCancel={close}
          onConfirm={() => {
            switchUser(question.user, 'DISABLED');
            close();
          }}
        >
          {t.theyAreSignedOutEverywhere}
        </Confirm>
      ) : null}
    </AdministrationLayout>
  );
}
