import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { PagedGrid } from '#shared/paged-grid';
import type { Member, MemberPage } from '../../people/peopleTypes.ts';
import * as t from '../../texts.ts';
import { everyMember, isNarrowedMembers, MEMBER_PAGE, type MemberFilters } from '../model/memberFilters.ts';
import { type MemberActions, MemberCard, memberColumns } from './memberColumns.tsx';

export interface MembersGridProps {
  page: MemberPage | undefined;
  filters: MemberFilters;
  onChange: (change: Partial<MemberFilters>) => void;
  actions: MemberActions;
  /** Shown in place of rows that could not be read. */
  failure?: ReactNode;
}

const rowKey = (member: Member) => String(member.id);

/** The team of a project, sorted and paged by the server. */
export function MembersGrid({ page, filters, onChange, actions, failure }: MembersGridProps) {
  const columns = useMemo(() => memberColumns(actions), [actions]);
  const narrowed = {
    text: t.noMembersMatchTheSearch,
    onClear: () => onChange({ ...everyMember, sort: filters.sort }),
  };
  return (
    <PagedGrid
      label={t.members}
      columns={columns}
      page={page}
      failure={failure}
      filters={filters}
      size={MEMBER_PAGE}
      onChange={onChange}
      narrowed={isNarrowedMembers(filters) ? narrowed : undefined}
      rowKey={rowKey}
      rowHeight={48}
      hasCards
      renderCompact={(member) => <MemberCard member={member} actions={actions} />}
      compactHeight={56}
      empty={<EmptyState title={t.noTeamMembersYet} text={t.inviteThePeopleWhoWork} />}
    />
  );
}
