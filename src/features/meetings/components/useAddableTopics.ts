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

/**
 * What can still be talked about: what is proposed for the day first, then pending items, and with a search open risks and
 * issues that are not settled, each for those who may see them.
 */
export function useAddableTopics(projectId: number, meeting: Meeting, search: string) {
  const agenda = useQuery(agendaQuery(projectId, meeting.date));
  const items = useQuery(addableItemsQuery(projectId, search));
  const searches = search !== '';
  const risks = useQuery({
    ...addableRisksQuery(projectId, search),
    enabled: useCan('risk_access') && searches,
  });
  const issues = useQuery({
    ...addableIssuesQuery(projectId, search),
    enabled: useCan('issue_access') && searches,
  });
  const there = new Set(meeting.topics.map(keyOf));
  const wanted = search.toLowerCase();
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
          hint: t.openRisk,
        })),
        ...(issues.data?.results ?? []).map((row): Candidate => ({
          entity: 'issue',
          entity_id: row.id,
          title: `${formatCode('issue', row.number)} ${row.name}`,
          hint: t.issue,
        })),
      ]
    : [];
  const all = [
    ...proposed.filter(({ title }) => title.toLowerCase().includes(wanted)),
    ...found,
    ...registered,
  ];
  // What is proposed and found stands once, where it came first.
  const rows = [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()]
    .toReversed()
    .filter((one) => !there.has(keyOf(one)));
  return { items, rows };
}
