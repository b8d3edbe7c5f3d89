import { formatCode } from '#domain/items';
import { proposeAgenda, seenTopics } from '#domain/meetings';
import { addDays } from '#domain/dates';
import { riskScore } from '#domain/risks';
import type { components } from '#contract/api.ts';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { costViewOf } from '../items/presentItem.ts';
import { readAgendaRows } from './agendaRepository.ts';
import { type MeetingRow, readMeeting, type TopicRow } from './meetingRepository.ts';

export type Meeting = components['schemas']['Meeting'];
type Topic = components['schemas']['MeetingTopic'];

export const toBrief = (row: MeetingRow): components['schemas']['MeetingBrief'] => ({
  ...row,
  code: formatCode('meeting', row.number),
});

const toTopic = ({ number, likelihood, impact, subject, ...topic }: TopicRow): Topic => ({
  ...topic,
  subject: {
    ...subject,
    code: formatCode(topic.entity, number),
    score: topic.entity === 'risk' ? riskScore(likelihood, impact) : null,
  },
});

/** One meeting as the caller sees it; 404 when it is not there. `changeSetId` is that of the write which this answers. */
export async function presentMeeting(
  tx: TenantTx,
  projectId: number,
  meetingId: number,
  permissions: ReadonlySet<string>,
  changeSetId: number | null,
): Promise<Meeting> {
  const view = { seen: seenTopics(permissions), cost: costViewOf(permissions) };
  const row = await readMeeting(tx, projectId, meetingId, view);
  if (!row) throw notFound();
  const { topics, notes, ...brief } = row;
  return { ...toBrief(brief), notes, topics: topics.map(toTopic), change_set_id: changeSetId };
}

/** What a meeting of a day should talk about, as the caller may see it. */
export async function presentAgenda(
  tx: TenantTx,
  projectId: number,
  permissions: ReadonlySet<string>,
  { date, days }: { date: string; days: number },
): Promise<components['schemas']['Agenda']> {
  const { items, risks, issues } = await readAgendaRows(tx, projectId, seenTopics(permissions));
  const rows = { item: items, risk: risks, issue: issues };
  const known = (kind: keyof typeof rows) => new Map(rows[kind].map((row) => [row.id, row]));
  const named = { item: known('item'), risk: known('risk'), issue: known('issue') };
  const topics = proposeAgenda({ items, risks, issues }, date, days).map((topic) => {
    const row = named[topic.entity].get(topic.entity_id);
    return { ...topic, code: formatCode(topic.entity, row?.number ?? 0), name: row?.name ?? '' };
  });
  return { date, next_date: addDays(date, days), topics };
}
