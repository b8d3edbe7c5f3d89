import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Mail, Trash2 } from '#design-system/icons/shapes.ts';
import { formatDate } from '#domain/dates';
import { INVITE_PROBLEMS, personName, roleProblem } from '#domain/people';
import { AccountTag, NameChips, PersonCell } from '../../people/components/PersonCells.tsx';
import * as styles from '../../people/components/PersonCells.css.ts';
import type { InviteOptions, Member } from '../../people/peopleTypes.ts';
import * as t from '../../texts.ts';

/** What can be done with a member, and what it takes to say so. */
export interface MemberActions {
  myId: number;
  /** The roles that the person may give. */
  roles: InviteOptions['roles'];
  /** The member to whom an invitation is on its way again. */
  resending: number | null;
  resend: (member: Member) => void;
  changeRole: (member: Member, role: { id: number; name: string } | null) => void;
  remove: (member: Member) => void;
}

interface CellProps {
  member: Member;
  actions: MemberActions;
}

/** The role that holds here, which may be changed for this project alone. */
function RoleMenu({ member, actions }: CellProps) {
  const shown = member.named_groups[0]?.name ?? t.noRole;
  const own = {
    id: 'company',
    label: t.companyRole,
    description: t.theirCompanyPermissionsApplyHere,
    kind: 'radio' as const,
    checked: member.project_role === null,
    onSelect: () => actions.changeRole(member, null),
  };
  const others = actions.roles.map((role) => {
    const problem = roleProblem(role, member.is_external);
    return {
      id: String(role.id),
      label: role.name,
      kind: 'radio' as const,
      checked: member.project_role?.id === role.id,
      disabledReason: problem ? INVITE_PROBLEMS[problem] : undefined,
      onSelect: () => actions.changeRole(member, { id: role.id, name: role.name }),
    };
  });
  return (
    <Menu
      label={t.roleOfPersonName(personName(member))}
      sections={[
        { id: 'company', items: [own] },
        { id: 'project', title: t.inThisProjectOnly, items: others },
      ]}
      renderTrigger={(trigger) => (
        <Button variant="quiet" size="small" caret trigger={trigger}>
          {shown}
        </Button>
      )}
    />
  );
}

function RoleCell({ member, actions }: CellProps) {
  return (
    <span className={styles.chips}>
      {member.id === actions.myId ? (
        (member.named_groups[0]?.name ?? '-')
      ) : (
        <span className={styles.inset}>
          <RoleMenu member={member} actions={actions} />
        </span>
      )}
      {member.is_external ? <Badge label={t.external} tone="info" /> : null}
    </span>
  );
}

const Resend = ({ member, actions }: CellProps) =>
  member.is_invite_pending ? (
    <Button
      size="small"
      icon={Mail}
      busy={actions.resending === member.id}
      onPress={() => actions.resend(member)}
    >
      {t.resend}
    </Button>
  ) : null;

/** Nobody takes themself off a team: there is nothing to press in one's own row (docs/product/access.md). */
const Remove = ({ member, actions }: CellProps) =>
  member.id === actions.myId ? null : (
    <IconButton
      icon={Trash2}
      size="small"
      label={t.removePersonName(personName(member))}
      onPress={() => actions.remove(member)}
    />
  );

/** The columns of the team. */
export const memberColumns = (actions: MemberActions): GridColumn<Member>[] => [
  {
    id: 'name',
    title: t.member,
    width: 260,
    grow: true,
    evens: true,
    value: personName,
    render: (member) => <PersonCell person={member} isMe={member.id === actions.myId} />,
  },
  {
    id: 'role',
    title: t.role,
    width: 236,
    value: (member) => member.named_groups[0]?.name,
    render: (member) => <RoleCell member={member} actions={actions} />,
  },
  {
    id: 'units',
    title: t.businessUnits,
    width: 188,
    render: (member) => <NameChips rows={member.access_scopes} />,
  },
  {
    id: 'since',
    title: t.memberSince,
    width: 164,
    value: (member) => member.since,
    render: (member) =>
      member.status === 'ACTIVE' ? (
        <span className={styles.subtle}>{formatDate(member.since.slice(0, 10))}</span>
      ) : (
        <AccountTag status={member.status} />
      ),
  },
  {
    id: 'actions',
    title: t.actions,
    width: 140,
    align: 'end',
    renderTitle: () => null,
    render: (member) => (
      <span className={styles.actions}>
        <Resend member={member} actions={actions} />
        <Remove member={member} actions={actions} />
      </span>
    ),
  },
];

/** A member where there is no room for columns. */
export function MemberCard({ member, actions }: CellProps) {
  return (
    <div className={styles.card}>
      <PersonCell person={member} isMe={member.id === actions.myId} />
      <span className={styles.cardSide}>
        {member.is_invite_pending ? (
          <Resend member={member} actions={actions} />
        ) : (
          (member.named_groups[0]?.name ?? '-')
        )}
      </span>
      <Remove member={member} actions={actions} />
    </div>
  );
}
