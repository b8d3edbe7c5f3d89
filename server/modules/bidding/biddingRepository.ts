import type { components } from '#contract/api.ts';
import type { Issue, Offer } from '#domain/bidding';
import type { LevelingSheet } from '#domain/procurement';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson } from '../jsonSql.ts';
import { dueAtSql, isOpenedSql, ownFilesSql, packageFilesSql } from './biddingSql.ts';

type Schemas = components['schemas'];

/** When it is, and where the company is: what due moments are measured with. */
export type Here = { now: Date; timeZone: string };

const requestColumns = objectJson({
  due_on: 'q.due_on',
  due_time: 'q.due_time',
  due_at: momentJson(dueAtSql('q', '$4')),
  questions_by: 'q.questions_by',
  site_walk_on: 'q.site_walk_on',
  bond_percent: 'q.bond_percent',
  message: 'q.message',
  is_due: `${dueAtSql('q', '$4')} <= $5`,
  opened_at: momentJson('q.opened_at'),
  opened_by: `coalesce((select trim(u.first_name || ' ' || u.last_name) from app_user u where u.tenant_id = $1 and u.id = q.opened_by_id), '')`,
  version: 'q.version',
});

const invitationColumns = objectJson({
  id: 'i.id',
  bidder_id: 'i.bidder_id',
  company: 'i.company',
  contact: 'i.contact',
  email: 'i.email',
  state: 'i.state',
  reason: 'i.reason',
  sent_at: momentJson('i.sent_at'),
  seen_at: momentJson('i.seen_at'),
  submitted_at: momentJson('s.submitted_at'),
  is_late: 'coalesce(s.is_late, false)',
  is_sealed: `s.id is not null and i.state = 'SUBMITTED' and not ${isOpenedSql}`,
  submissions: 'coalesce(s.number, 0)',
  addendum: 'coalesce(s.addendum, 0)',
  files: `case when ${isOpenedSql} then (select count(*) from ${ownFilesSql}) else 0 end`,
  files_read: `(select count(*) from ${packageFilesSql('b.id')} and i.read_files @> to_jsonb(f.id))`,
});

const questionColumns = objectJson({
  id: 'k.id',
  number: 'k.number',
  company: 'i.company',
  question: 'k.question',
  answer: 'k.answer',
  asked_at: momentJson('k.created_at'),
  answered_at: momentJson('k.answered_at'),
  version: 'k.version',
});

/** The most documents of a package that are listed with its bidding. */
const MOST_DOCUMENTS = 500;

const documentColumns = objectJson({
  id: 'd.id',
  code: 'd.code',
  title: 'd.title',
  kind: 'd.kind',
  revision: 'd.revision',
  issued_on: 'd.issued_on',
  files: 'f.count',
  read_by: `coalesce((select json_agg(i.id order by i.id) from bid_invitation i where i.tenant_id = $1
    and i.bid_package_id = b.id and not i.is_deleted
    and exists (select from unnest(f.ids) one where i.read_files @> to_jsonb(one))), '[]')`,
});

const addendumColumns = objectJson({
  number: 'a.number',
  text: 'a.text',
  changes: 'a.changes',
  issued_at: momentJson('a.created_at'),
  confirmed: `(select count(*) from bid_invitation i where i.tenant_id = $1 and i.bid_package_id = b.id
    and not i.is_deleted and i.confirmed @> to_jsonb(a.number))`,
});

/** Everything about the bidding of a package but amounts, with what was issued and the scope sheet of now. */
export type StoredBidding = Omit<Schemas['Bidding'], 'changes' | 'invitations'> & {
  invitations: Omit<Schemas['BidInvitation'], 'standing'>[];
  issued: Issue | null;
  sheet: LevelingSheet | null;
};

/** The bidding of a package; undefined where the package is gone or of another project. */
export async function readBidding(
  tx: TenantTx,
  projectId: number,
  packageId: number,
  { now, timeZone }: Here,
): Promise<StoredBidding | undefined> {
  const [row] = await tx.query<{ bidding: StoredBidding }>({
    name: 'read_bidding',
    text: `select json_build_object(
        'request', (select ${requestColumns} from bid_request q where q.tenant_id = $1 and q.bid_package_id = b.id),
        'invitations', coalesce((select json_agg(${invitationColumns} order by i.id) from bid_invitation i
          left join bid_request q on q.tenant_id = $1 and q.bid_package_id = b.id
          left join lateral (select * from bid_submission s where s.tenant_id = $1 and s.bid_invitation_id = i.id
            order by s.number desc limit 1) s on true
          where i.tenant_id = $1 and i.bid_package_id = b.id and not i.is_deleted), '[]'),
        'questions', coalesce((select json_agg(${questionColumns} order by k.number desc) from bid_question k
          join bid_invitation i on i.tenant_id = $1 and i.id = k.bid_invitation_id
          where k.tenant_id = $1 and k.bid_package_id = b.id), '[]'),
        'addenda', coalesce((select json_agg(${addendumColumns} order by a.number desc) from bid_addendum a
          where a.tenant_id = $1 and a.bid_package_id = b.id), '[]'),
        'documents', coalesce((select json_agg(${documentColumns} order by d.kind, d.code, d.id) from (
            select * from bid_document d where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted
              and d.bid_package_ids @> to_jsonb(b.id) order by d.kind, d.code, d.id limit ${MOST_DOCUMENTS}) d
          cross join lateral (select count(*)::int as count, array_agg(f.id) as ids from attachment f
            where f.tenant_id = $1 and f.entity = 'bid_document' and f.entity_id = d.id) f), '[]'),
        'files', (select count(*) from ${packageFilesSql('b.id')}), 'time_zone', $4::text,
        'issued', (select q.issued from bid_request q where q.tenant_id = $1 and q.bid_package_id = b.id),
        'sheet', b.leveling - 'bidders') as bidding
      from bid_package b where b.tenant_id = $1 and b.project_id = $2 and b.id = $3 and not b.is_deleted`,
    values: [tx.tenantId, projectId, packageId, timeZone, now.toISOString()],
  });
  return row?.bidding;
}

/** Whether a due moment of the company has passed. */
export async function isPast(
  tx: TenantTx,
  { due_on, due_time }: { due_on: string; due_time: string },
  { now, timeZone }: Here,
): Promise<boolean> {
  const [row] = await tx.query<{ past: boolean }>({
    text: 'select (($1::date + $2::time) at time zone $3) <= $4::timestamptz as past',
    values: [due_on, due_time, timeZone, now.toISOString()],
  });
  return row?.past ?? true;
}

/** The row of a package's terms, locked: undefined before anybody was invited. */
export async function takeRequest(
  tx: TenantTx,
  packageId: number,
): Promise<{ id: number; version: number; openedAt: string | null } | undefined> {
  const [row] = await tx.query<{ id: number; version: number; openedAt: string | null }>({
    name: 'take_bid_request',
    text: `select id, version, opened_at as "openedAt" from bid_request
      where tenant_id = $1 and bid_package_id = $2 for update`,
    values: [tx.tenantId, packageId],
  });
  return row;
}

/** The last bid of each bidder who stands by it, with the name on it. */
export async function lastOffers(
  tx: TenantTx,
  packageId: number,
): Promise<
  {
    id: number;
    bidderId: number;
    company: string;
    contact: string;
    isLate: boolean;
    offer: Offer;
    base: number;
  }[]
> {
  return tx.query({
    name: 'last_bid_offers',
    text: `select distinct on (i.id) i.id, i.bidder_id as "bidderId", i.company, i.contact, s.is_late as "isLate", s.offer,
        s.base::float8 as base
      from bid_invitation i join bid_submission s on s.tenant_id = $1 and s.bid_invitation_id = i.id
      where i.tenant_id = $1 and i.bid_package_id = $2 and not i.is_deleted and i.state = 'SUBMITTED'
      order by i.id, s.number desc`,
    values: [tx.tenantId, packageId],
  });
}

/** Notes who opened the bids of a package, for the first time; null seals those to come again. */
export async function markOpened(
  tx: TenantTx,
  requestId: number,
  opened: { at: Date; by: number } | null,
): Promise<void> {
  await tx.query({
    text: `update bid_request set opened_at = $3, opened_by_id = $4 where tenant_id = $1 and id = $2
      and ($3::timestamptz is null or opened_at is null)`,
    values: [tx.tenantId, requestId, opened?.at.toISOString() ?? null, opened?.by ?? null],
  });
}

/** Gives invitations their links, by number; links from before end. */
export async function keepLinks(tx: TenantTx, links: ReadonlyMap<number, string>, now: Date): Promise<void> {
  await tx.query({
    text: `update bid_invitation i set link_hash = l.hash, sent_at = $4
      from unnest($2::bigint[], $3::text[]) as l (id, hash) where i.tenant_id = $1 and i.id = l.id`,
    values: [tx.tenantId, [...links.keys()], [...links.values()], now.toISOString()],
  });
}

/** Notes when a question was answered. */
export async function markAnswered(tx: TenantTx, questionId: number, now: Date): Promise<void> {
  await tx.query({
    text: 'update bid_question set answered_at = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, questionId, now.toISOString()],
  });
}

/** The names that mails to bidders need. */
export async function readPlace(
  tx: TenantTx,
  packageId: number,
): Promise<{ project: string; package: string }> {
  const [row] = await tx.query<{ project: string; package: string }>({
    text: `select p.name as project, b.name as package from bid_package b
      join project p on p.tenant_id = $1 and p.id = b.project_id where b.tenant_id = $1 and b.id = $2`,
    values: [tx.tenantId, packageId],
  });
  if (!row) throw new Error(`There is no bid package ${packageId}.`);
  return row;
}
