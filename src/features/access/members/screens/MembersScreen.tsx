import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCurrentUser } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { Page, ToolFilters, ToolRow } from '#shared/page';
import { useProject } from '#shared/project';
import { ManyFilter, TypeFilter } from '../../people/components/FilterMenus.tsx';
import { inviteOptionsQuery } from '../../people/peopleQueries.ts';
import type { Member } from '../../people/peopleTypes.ts';
import * as t from '../../texts.ts';
import { InviteForm } from '../components/InviteForm.tsx';
import { MembersGrid } from '../components/MembersGrid.tsx';
import { RemoveMember } from '../components/RemoveMember.tsx';
import { useChangeRole, useRemoveMember, useResendInvite } from '../memberMutations.ts';
import { membersQuery } from '../memberQueries.ts';
import { everyMember, type MemberFilters } from '../model/memberFilters.ts';

const noRoles: never[] = [];

/** Manage members (docs/product/access.md): who is on the team, and inviting more. */
export default function MembersScreen() {
  const project = useProject();
  const myId = useCurrentUser().id;
  const [filters, setFilters] = useState<MemberFilters>(everyMember);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { data, error, refetch } = useQuery(membersQuery(project.id, filters));
  const roles = useQuery(inviteOptionsQuery(project.id)).data?.roles ?? noRoles;
  const { mutate: resend, isPending, variables } = useResendInvite(project.id);
  const { mutate: changeRole } = useChangeRole(project.id);
  const remove = useRemoveMember(project.id);
  const resending = isPending ? variables.id : null;
  const actions = useMemo(
    () => ({
      myId,
      roles,
      resending,
      resend,
      changeRole: (member: Member, role: { id: number; name: string } | null) => changeRole({ member, role }),
      remove: setLeaving,
    }),
    [myId, roles, resending, resend, changeRole],
  );
  const change = (part: Partial<MemberFilters>) => setFilters((old) => ({ ...old, offset: 0, ...part }));
  const total = data && data.internal_count + data.external_count;
  const failure =
    error && !data ? (
      <LoadError what={t.membersLower} error={error} onRetry={() => void refetch()} />
    ) : undefined;
  return (
    <Page title={t.manageMembers} count={total === undefined ? undefined : String(total)}>
      <InviteForm projectId={project.id} members={data?.results ?? []} />
      <ToolRow
        end={
          <Text size="meta" tone="subtle">
            {data ? t.internalCountInternalExternalCount(data.internal_count, data.external_count) : '\u00a0'}
          </Text>
        }
      >
        <SearchField
          label={t.searchMembers}
          placeholder={t.nameOrEMail}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <ToolFilters>
          <ManyFilter
            label={t.role}
            choices={roles.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.roles}
            onChange={(value) => change({ roles: value })}
          />
          <TypeFilter value={filters.type} onChange={(type) => change({ type })} />
        </ToolFilters>
      </ToolRow>
      <MembersGrid page={data} filters={filters} onChange={change} actions={actions} failure={failure} />
      {leaving ? (
        <RemoveMember
          member={leaving}
          projectName={project.name}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            remove.mutate(leaving);
            setLeaving(null);
          }}
        />
      ) : null}
    </Page>
  );
}
