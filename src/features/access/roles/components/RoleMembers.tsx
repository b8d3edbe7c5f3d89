import { canHold, EXTERNAL_REFUSAL } from '#domain/access';
import type { RoleEdit } from '../useRoleEdit.ts';
import { MemberList } from '../../membership/MemberList.tsx';
import type { RoleMember } from '../roleTypes.ts';

/** Who holds the role. External people cannot hold an internal one (docs/product/access.md). */
export function RoleMembers({ edit }: { edit: RoleEdit }) {
  const { draft, change, error } = edit;
  const outsiders = draft.members.filter((person) => !canHold(person, draft.type));
  const refused = error?.fields['members']?.join(' ');
  const problem =
    refused ??
    (outsiders.length > 0 ? `${EXTERNAL_REFUSAL}. Take them out, or make the role external.` : undefined);
  return (
    <MemberList
      label="Add a member"
      members={draft.members}
      problem={problem}
      empty="No one has this role yet."
      reasonAgainst={(person: RoleMember) => (canHold(person, draft.type) ? undefined : EXTERNAL_REFUSAL)}
      onChange={(members) => change(() => ({ members }))}
    />
  );
}
