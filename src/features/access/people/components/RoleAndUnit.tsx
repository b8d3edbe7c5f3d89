import { Select } from '#design-system/inputs/Select/Select.tsx';
import * as t from '../../texts.ts';
import {
  type InviteDraft,
  type Invitee,
  roleHint,
  roleOptions,
  unitOptions,
  unitReach,
} from '../model/inviteDraft.ts';
import type { InviteOptions } from '../peopleTypes.ts';

export interface RoleAndUnitProps {
  draft: InviteDraft;
  invitee: Invitee;
  options: InviteOptions | undefined;
  onChange: (change: Partial<InviteDraft>) => void;
}

const loading = t.loading;
/** Keeps the line of a hint that is to come. */
const BLANK = '\u00a0';
const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });

/** What an invitation gives: role and business unit. Somebody of the company keeps theirs. */
export function RoleAndUnit({ draft, invitee, options, onChange }: RoleAndUnitProps) {
  const { candidate, isExternal } = invitee;
  const roles = options?.roles ?? [];
  const units = options?.access_scopes ?? [];
  if (candidate) return <Kept candidate={candidate} mayGive={new Set(units.map(({ id }) => id))} />;
  return (
    <>
      <Select
        label={t.role}
        name="role_id"
        placeholder={options ? t.selectARole : loading}
        options={roleOptions(roles, isExternal)}
        value={draft.roleId === null ? null : String(draft.roleId)}
        {...hinted(roleHint(roles, draft.roleId))}
        onChange={(value) => onChange({ roleId: Number(value) })}
      />
      <Select
        label={t.businessUnit}
        name="access_scope_id"
        placeholder={options ? t.selectABusinessUnit : loading}
        options={unitOptions(units)}
        value={draft.unitId === null || isExternal ? null : String(draft.unitId)}
        {...hinted(options ? unitReach(units) : BLANK)}
        disabledReason={isExternal ? t.externalUsersDoNotBelong : undefined}
        onChange={(value) => onChange({ unitId: Number(value) })}
      />
    </>
  );
}

/** Role and unit of a colleague, as they stay; a unit out of the inviter's reach says so (docs/product/access.md). */
function Kept({
  candidate,
  mayGive,
}: {
  candidate: NonNullable<Invitee['candidate']>;
  mayGive: ReadonlySet<number>;
}) {
  const [role] = candidate.roles;
  const [unit] = candidate.access_scopes;
  const held = (row: { id: number; name: string } | undefined) =>
    row ? [{ value: String(row.id), label: row.name }] : [];
  return (
    <>
      <Select
        label={t.role}
        placeholder={t.noRole}
        options={held(role)}
        value={role ? String(role.id) : null}
        disabledReason={t.theyKeepTheRoleThey}
        onChange={() => undefined}
      />
      <Select
        label={t.businessUnit}
        placeholder={candidate.is_external ? t.none : t.noBusinessUnit}
        options={held(unit)}
        value={unit ? String(unit.id) : null}
        disabledReason={unit && !mayGive.has(unit.id) ? t.userIsNotAssigned : t.theyKeepTheBusinessUnit}
        onChange={() => undefined}
      />
    </>
  );
}
