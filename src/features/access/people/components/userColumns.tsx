import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu, type MenuItem } from '#design-system/actions/Menu/Menu.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { CircleCheck, CircleX, Ellipsis, Folder, Mail, Pencil } from '#design-system/icons/shapes.ts';
import { ACCOUNT_STATUSES, deactivationProblem, personName } from '#domain/people';
import { pathTo } from '#platform/routing';
import * as t from '../../texts.ts';
import { invitedWords, seenWords } from '../model/whenWords.ts';
import type { CompanyUser } from '../peopleTypes.ts';
import * as styles from './PersonCells.css.ts';
import { AccountTag, NameChips, PersonCell, PersonKind } from './PersonCells.tsx';

/** What can be done with an account from the list. */
export interface UserActions {
  myId: number;
  now: Date;
  /** The account to which an invitation is on its way again. */
  resending: number | null;
  open: (id: number) => void;
  assign: (user: CompanyUser) => void;
  resend: (user: CompanyUser) => void;
  deactivate: (user: CompanyUser) => void;
  reactivate: (user: CompanyUser) => void;
}

interface CellProps {
  user: CompanyUser;
  actions: UserActions;
}

const UserName = ({ user, actions, note }: CellProps & { note?: ReactNode }) => (
  <PersonCell person={user} isMe={user.id === actions.myId} note={note}>
    <Link
      variant="plain"
      href={pathTo('users', {}, { userDetailsId: user.id })}
      onPress={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        actions.open(user.id);
      }}
    >
      {personName(user)}
    </Link>
  </PersonCell>
);

const Resend = ({ user, actions }: CellProps) =>
  user.status === 'INVITED' ? (
    <Button
      size="small"
      icon={Mail}
      busy={actions.resending === user.id}
      onPress={() => actions.resend(user)}
    >
      {t.resend}
    </Button>
  ) : null;

function actionsOf({ user, actions }: CellProps): MenuItem[] {
  const items: MenuItem[] = [
    { id: 'edit', label: t.edit, icon: Pencil, onSelect: () => actions.open(user.id) },
    {
      id: 'projects',
      label: t.assignProjects,
      icon: Folder,
      disabledReason: user.status === 'DISABLED' ? t.reactivateTheAccountFirst : undefined,
      onSelect: () => actions.assign(user),
    },
  ];
  if (user.status === 'INVITED')
    items.push({
      id: 'resend',
      label: t.resendInvitation,
      icon: Mail,
      onSelect: () => actions.resend(user),
    });
  return items;
}

function switchOf({ user, actions }: CellProps): MenuItem {
  if (user.status === 'DISABLED')
    return {
      id: 'reactivate',
      label: t.reactivate,
      icon: CircleCheck,
      onSelect: () => actions.reactivate(user),
    };
  return {
    id: 'deactivate',
    label: t.deactivate,
    icon: CircleX,
    tone: 'critical',
    disabledReason: deactivationProblem(user, actions.myId) ?? undefined,
    onSelect: () => actions.deactivate(user),
  };
}

function More(props: CellProps) {
  const label = t.moreForName(personName(props.user));
  return (
    <Menu
      label={label}
      sections={[
        { id: 'actions', items: actionsOf(props) },
        { id: 'state', items: [switchOf(props)] },
      ]}
      renderTrigger={(trigger) => <IconButton icon={Ellipsis} size="small" label={label} trigger={trigger} />}
    />
  );
}

const roleNames = (user: CompanyUser) => user.roles.map(({ name }) => name).join(', ');

function lastSeen(user: CompanyUser, { myId, now }: UserActions): string {
  if (user.id === myId) return t.now;
  if (user.status === 'INVITED' && user.invited_at !== null) return invitedWords(user.invited_at, now);
  return seenWords(user.last_seen_at, now);
}

/** The columns of the list of accounts. */
export const userColumns = (actions: UserActions): GridColumn<CompanyUser>[] => [
  {
    id: 'name',
    title: t.name,
    width: 300,
    grow: true,
    evens: true,
    hideable: false,
    value: personName,
    render: (user) => <UserName user={user} actions={actions} />,
  },
  {
    id: 'status',
    title: t.status,
    width: 160,
    value: (user) => ACCOUNT_STATUSES[user.status].label,
    render: (user) => <AccountTag status={user.status} />,
  },
  {
    id: 'role',
    title: t.role,
    width: 180,
    value: roleNames,
    render: (user) => <span title={roleNames(user)}>{roleNames(user) || '-'}</span>,
  },
  {
    id: 'type',
    title: t.type,
    width: 96,
    value: (user) => (user.is_external ? t.external : t.internal),
    render: (user) => <PersonKind isExternal={user.is_external} />,
  },
  {
    id: 'units',
    title: t.businessUnits,
    width: 200,
    text: (user) => user.access_scopes.map(({ name }) => name).join(', '),
    exportValue: (user) => user.access_scopes.map(({ name }) => name).join(', '),
    render: (user) => <NameChips rows={user.access_scopes} />,
  },
  {
    id: 'projects',
    title: t.projects,
    width: 90,
    align: 'end',
    value: (user) => user.project_count,
    render: (user) => (user.project_count === 0 ? '-' : String(user.project_count)),
  },
  {
    id: 'seen',
    title: t.lastActive,
    width: 130,
    value: (user) => user.last_seen_at,
    render: (user) => <span className={styles.subtle}>{lastSeen(user, actions)}</span>,
  },
];

/** What can be done, at the end of each row. */
export const userActions = (actions: UserActions): GridColumn<CompanyUser> => ({
  id: 'actions',
  title: t.actions,
  width: 144,
  align: 'end',
  hideable: false,
  renderTitle: () => null,
  render: (user) => (
    <span className={styles.actions}>
      <Resend user={user} actions={actions} />
      <More user={user} actions={actions} />
    </span>
  ),
});

/** An account where there is no room for columns. */
export function UserCard({ user, actions }: CellProps) {
  return (
    <div className={styles.card}>
      <UserName
        user={user}
        actions={actions}
        note={user.status === 'INVITED' ? <AccountTag status={user.status} /> : undefined}
      />
      <span className={styles.cardSide}>
        {user.status === 'DISABLED' ? <AccountTag status={user.status} /> : roleNames(user)}
      </span>
      <More user={user} actions={actions} />
    </div>
  );
}
