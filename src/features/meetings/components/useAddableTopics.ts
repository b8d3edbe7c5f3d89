import { useQuery } from '@tanstack/react-query';
import { formatCode } from '#domain/items';
import { useCan } from '#platform/flags';
import type { Meeting, TopicRef } from '#shared/foresite';
import { addableIssuesQuery, addableItemsQuery, addableRisksQuery, agendaQuery } from '../meetingQueries.ts';
import { reasonWords } from '../model/meetingLooks.ts';
import * as t from '../texts.ts';

/** Something that can be put on the agenda. */
export interface Candidate extends TopicRef {
  title: string;
  hint: string;
}

export const keyOf = ({ entity, entity_id: id }: TopicRef) => `${entity} ${id}`;

/** Whether a search is how the code of a register's rows begins: `R-`, `IS-0`; the server knows whole codes. */
const beginsCode = (entity: 'risk' | 'issue', search: string) =>
  search.includes('-') && formatCode(entity, 0).toLowerCase().startsWith(search);

/**
 * What can still be talked about: what is proposed for the day first, then pending items, and with a search risks and issues,
 * closed ones too, each for those who may see them. What has the code that is searched for comes first.
 */
export function useAddableTopics(projectId: number, meeting: Meeting, search: string) {
  const agenda = useQuery(agendaQuery(projectId, meeting.date));
  const items = useQuery(addableItemsQuery(projectId, search));
  const wanted = search.trim().toLowerCase();
  const searches = wanted !== '';
  const seesRisks = useCan('risk_access');
  const seesIssues = useCan('issue_access');
  const risks = useQuery({
    ...addableRisksQuery(projectId, beginsCode('risk', wanted) ? '' : search),
    enabled: seesRisks && searches,
  });
  const issues = useQuery({
    ...addableIssuesQuery(projectId, beginsCode('issue', wanted) ? '' : search),
    enabled: seesIssues && searches,
  });
  const there = new Set(meeting.topics.map(keyOf));
  const proposed = (agenda.data?.topics ?? []).map((topic): Candidate => ({
    entity: topic.entity,
    entity_id: topic.entity_id,
    title: `${topic.code} ${topic.name}`,
    hint: reasonWords(topic),
  }));
  const found = (items.data?.results ?? []).map((item): Candidate => ({
    entity: 'item',
    entity_id: item.id,
    title: `${item.code} ${item.name}`,
    hint: t.pendingItem,
  }));
  const registered = searches
    ? [
        ...(risks.data?.results ?? []).map((row): Candidate => ({
          entity: 'risk',
          entity_id: row.id,
          title: `${formatCode('risk', row.number)} ${row.name}`,
          hint: row.status === 'CLOSED' ? t.closedRisk : t.openRisk,
        })),
        ...(issues.data?.results ?? []).map((row): Candidate => ({
          entity: 'issue',
          entity_id: row.id,
          title: `${formatCode('issue', row.number)} ${row.name}`,
          hint: row.status === 'CLOSED' ? t.closedIssue : t.issue,
        })),
      ]
    : [];
  const all = [
    ...proposed.filter(({ title }) => title.toLowerCase().includes(wanted)),
    ...found,
    ...registered,
  ];
  const isCode = ({ title }: Candidate) => searches && title.toLowerCase().startsWith(wanted);
  // What is proposed and found stands once, where it came first.
  const rows = [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()]
    .toReversed()
    .filter((one) => !there.has(keyOf(one)))
    .toSorted((a, b) => Number(isCode(b)) - Number(isCode(a)));
  return {
    items,
    rows,
    isComing: items.isPending || risks.isLoading || issues.isLoading,
    /** What a search finds beside pending items, in words. */
    kinds: seesRisks && seesIssues ? t.risksAndIssues : seesRisks ? t.risks : seesIssues ? t.issues : '',
  };
}
