import { canHold, EXTERNAL_REFUSAL } from '#domain/access';
import * as t from '../../texts.ts';
import type { RoleEdit } from '../useRoleEdit.ts';
import { MemberList } from '../../membership/MemberList.tsx';
import type { RoleMember } from '../roleTypes.ts';

/** Who holds the role. External people cannot hold an internal one (docs/product/access.md). */
export function RoleMembers({ edit }: { edit: RoleEdit }) {
  const { draft, change, error } = edit;
  const outsiders = draft.members.filter((person) => !canHold(person, draft.type));
  const refused = error?.fields['members']?.join(' ');
  const problem = refused ?? (outsiders.length > 0 ? t.refusalTakeThemOut(EXTERNAL_REFUSAL) : undefined);
  return (
    <MemberList
      label={t.addAMember}
      members={draft.members}
      problem={problem}
      empty={t.noOneHasThisRole}
      reasonAgainst={(person: RoleMember) => (canHold(person, draft.type) ? undefined : EXTERNAL_REFUSAL)}
      onChange={(members) => change(() => ({ members }))}
    />
  );
}
