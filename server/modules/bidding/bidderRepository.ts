import type { components } from '#contract/api.ts';
import { type AskedAlternate, type AskedLine, type Issue, LATE_DAYS, type Offer } from '#domain/bidding';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson } from '../jsonSql.ts';
import type { Here } from './biddingRepository.ts';
import { dueAtSql, ownFilesSql, packageFilesSql } from './biddingSql.ts';

type Schemas = components['schemas'];
type Phase = Schemas['Bid']['phase'];

/** An invitation as its link finds it, with what its rules ask for. Never more than its bidder may see. */
export type OpenInvitation = {
  id: number;
  projectId: number;
  packageId: number;
  state: Schemas['BidState'];
  phase: Phase;
  /** Whether questions can be asked today. */
  asks: boolean;
  lines: AskedLine[];
  alternates: AskedAlternate[];
  offer: Offer | null;
  version: number;
  submissions: number;
  /** Whether the last bid came in time; null without one. */
  wasLate: boolean | null;
  questions: number;
  /** Numbers of the addenda that are not confirmed, in order. */
  unconfirmed: number[];
  /** Percent of the bid bond that is asked for. */
  bond: number | null;
};

/**
 * Finds the invitation of a link, locked unless it is only looked at; undefined where the link has ended, or was never one of the
 * company's.
 */
export async function findInvitation(
  tx: TenantTx,
  hash: string,
  { now, timeZone }: Here,
  isLocked = true,
): Promise<OpenInvitation | undefined> {
  const [row] = await tx.query<OpenInvitation>({
    name: isLocked ? 'take_bid_invitation' : 'find_bid_invitation',
    text: `select i.id, i.project_id as "projectId", i.bid_package_id as "packageId", i.state, i.draft as offer,
        i.draft_version as version,
        case when b.status in ('AWARDED', 'EXECUTED') then 'CLOSED' when due.at > $3::timestamptz then 'OPEN' else 'LATE' end as phase,
        due.at > $3::timestamptz and b.status not in ('AWARDED', 'EXECUTED')
          and (q.questions_by is null or q.questions_by >= ($3::timestamptz at time zone $4)::date) as asks,
        q.bond_percent as bond, q.issued -> 'lines' as lines, q.issued -> 'alternates' as alternates,
        (select count(*)::int from bid_submission s where s.tenant_id = $1 and s.bid_invitation_id = i.id) as submissions,
        (select s.is_late from bid_submission s where s.tenant_id = $1 and s.bid_invitation_id = i.id
          order by s.number desc limit 1) as "wasLate",
        (select count(*)::int from bid_question k where k.tenant_id = $1 and k.bid_invitation_id = i.id) as questions,
        coalesce((select json_agg(a.number order by a.number) from bid_addendum a where a.tenant_id = $1
          and a.bid_package_id = b.id and not i.confirmed @> to_jsonb(a.number)), '[]') as unconfirmed
      from bid_invitation i
      join bid_package b on b.tenant_id = $1 and b.id = i.bid_package_id and not b.is_deleted
      join project p on p.tenant_id = $1 and p.id = i.project_id and not p.is_deleted
      join bid_request q on q.tenant_id = $1 and q.bid_package_id = b.id
      cross join lateral (select ${dueAtSql('q', '$4')} as at) due
      where i.tenant_id = $1 and i.link_hash = $2 and not i.is_deleted
        and $3::timestamptz < due.at + interval '${LATE_DAYS} days'
      ${isLocked ? 'for update of i' : ''}`,
    values: [tx.tenantId, hash, now.toISOString(), timeZone],
  });
  return row;
}

const ownSubmission = objectJson({
  number: 's.number',
  submitted_at: momentJson('s.submitted_at'),
  is_late: 's.is_late',
  base: 's.base::float8',
});

const document = objectJson({
  id: 'd.id',
  code: 'd.code',
  title: 'd.title',
  kind: 'd.kind',
  revision: 'd.revision',
  issued_on: 'd.issued_on',
  files: `coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'size', f.size,
    'is_read', i.read_files @> to_jsonb(f.id)) order by f.id) from attachment f
    where f.tenant_id = $1 and f.entity = 'bid_document' and f.entity_id = d.id), '[]')`,
});

/** What the page of a bidder shows beside the lines and the bid. */
export type BidderPage = Pick<
  Schemas['Bid'],
  | 'project'
  | 'place'
  | 'package'
  | 'bidder'
  | 'contact'
  | 'email'
  | 'state'
  | 'reason'
  | 'message'
  | 'due_at'
  | 'questions_by'
  | 'site_walk_on'
  | 'bond_percent'
  | 'saved_at'
  | 'version'
  | 'documents'
  | 'files'
  | 'addenda'
  | 'questions'
> & {
  offer: Offer | null;
  submissions: Schemas['OwnSubmission'][];
};

/** The page of an invitation `i`; the time zone stands at `$3`. */
const page = objectJson({
  project: 'p.name',
  place: `coalesce(p.city, '')`,
  package: 'b.name',
  bidder: 'i.company',
  contact: 'i.contact',
  email: 'i.email',
  state: 'i.state',
  reason: 'i.reason',
  message: 'q.message',
  due_at: momentJson(dueAtSql('q', '$3')),
  questions_by: 'q.questions_by',
  site_walk_on: 'q.site_walk_on',
  bond_percent: 'q.bond_percent',
  offer: 'i.draft',
  version: 'i.draft_version',
  saved_at: momentJson('i.draft_at'),
  submissions: `coalesce((select json_agg(${ownSubmission} order by s.number desc) from bid_submission s
    where s.tenant_id = $1 and s.bid_invitation_id = i.id), '[]')`,
  documents: `coalesce((select json_agg(${document} order by d.kind, d.code, d.id) from bid_document d
    where d.tenant_id = $1 and d.project_id = i.project_id and not d.is_deleted
      and d.bid_package_ids @> to_jsonb(i.bid_package_id)), '[]')`,
  addenda: `coalesce((select json_agg(json_build_object('number', a.number, 'text', a.text, 'changes', a.changes,
    'issued_at', ${momentJson('a.created_at')}, 'is_confirmed', i.confirmed @> to_jsonb(a.number)) order by a.number desc)
    from bid_addendum a where a.tenant_id = $1 and a.bid_package_id = i.bid_package_id), '[]')`,
  files: `coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'size', f.size) order by f.id)
    from ${ownFilesSql}), '[]')`,
  questions: `coalesce((select json_agg(json_build_object('number', k.number, 'question', k.question,
    'answer', k.answer, 'is_own', k.bid_invitation_id = i.id) order by k.number desc) from bid_question k
    where k.tenant_id = $1 and k.bid_package_id = i.bid_package_id
      and (k.bid_invitation_id = i.id or k.answer <> '')), '[]')`,
});

const pageOf = (invitation: string): string => `select ${page} as page from ${invitation} i
  join bid_package b on b.tenant_id = $1 and b.id = i.bid_package_id
  join project p on p.tenant_id = $1 and p.id = i.project_id
  join bid_request q on q.tenant_id = $1 and q.bid_package_id = b.id`;

/** Reads the page of an invitation. */
export async function readBidderPage(tx: TenantTx, id: number, timeZone: string): Promise<BidderPage> {
  const [row] = await tx.query<{ page: BidderPage }>({
    name: 'read_bidder_page',
    text: `${pageOf('bid_invitation')} where i.tenant_id = $1 and i.id = $2`,
    values: [tx.tenantId, id, timeZone],
  });
  if (!row) throw new Error(`The invitation ${id} is gone.`);
  return row.page;
}

/** The page as a bidder sees it who has done nothing yet. */
const nobody = `(select tenant_id, 0::bigint as id, project_id, id as bid_package_id, '' as company, '' as contact, '' as email,
    'OPENED' as state, '' as reason, null::jsonb as draft, 0 as draft_version, null::timestamptz as draft_at,
    '[]'::jsonb as read_files, '[]'::jsonb as confirmed
  from bid_package where tenant_id = $1 and id = $2)`;

/** Reads the page of no bidder in particular, with what was issued; undefined before anybody was invited. */
export async function readPreview(
  tx: TenantTx,
  packageId: number,
  timeZone: string,
): Promise<(BidderPage & Issue) | undefined> {
  const [row] = await tx.query<{ page: BidderPage; issued: Issue }>({
    name: 'read_bid_preview',
    text: pageOf(nobody).replace(' as page', ' as page, q.issued'),
    values: [tx.tenantId, packageId, timeZone],
  });
  return row && { ...row.page, ...row.issued };
}

/** Notes that the link was opened; the first time the invitation is opened with it. */
export async function markSeen(tx: TenantTx, id: number, now: Date): Promise<void> {
  await tx.query({
    text: `update bid_invitation set seen_at = $3, state = case state when 'SENT' then 'OPENED' else state end
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, now.toISOString()],
  });
}

/** Keeps the bid that is being written, as the next version. */
export async function keepDraft(tx: TenantTx, id: number, offer: Offer, now: Date): Promise<number> {
  const [row] = await tx.query<{ version: number }>({
    text: `update bid_invitation set draft = $3::jsonb, draft_version = draft_version + 1, draft_at = $4
      where tenant_id = $1 and id = $2 returning draft_version as version`,
    values: [tx.tenantId, id, JSON.stringify(offer), now.toISOString()],
  });
  return row?.version ?? 0;
}

/** Where an invitation is now, in the bidder's own words if they declined. */
export async function setState(
  tx: TenantTx,
  id: number,
  state: Schemas['BidState'],
  reason: string,
): Promise<void> {
  await tx.query({
    text: 'update bid_invitation set state = $3, reason = $4 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, state, reason],
  });
}

/** Keeps a bid as it was submitted. */
export async function addSubmission(
  tx: TenantTx,
  { id, packageId, submissions }: OpenInvitation,
  bid: { offer: Offer; base: number; isLate: boolean },
  now: Date,
): Promise<void> {
  const [row] = await allocateIds(tx, 'bid_submission');
  const { offer, base, isLate } = bid;
  await tx.query({
    text: `insert into bid_submission (tenant_id, id, bid_invitation_id, number, offer, base, addendum, is_late, submitted_at)
      select $1, $2, $3, $4, $5::jsonb, $6, coalesce(max(a.number), 0), $7, $8
      from bid_addendum a where a.tenant_id = $1 and a.bid_package_id = $9`,
    values: [
      tx.tenantId,
      row,
      id,
      submissions + 1,
      JSON.stringify(offer),
      base,
      isLate,
      now.toISOString(),
      packageId,
    ],
  });
}

/** Keeps a question under the next number of its package. */
export async function addQuestion(
  tx: TenantTx,
  { id, packageId, projectId }: OpenInvitation,
  question: string,
  now: Date,
): Promise<void> {
  // Questions of one package take turns, so that no two get the same number.
  await tx.query({
    text: 'select id from bid_request where tenant_id = $1 and bid_package_id = $2 for update',
    values: [tx.tenantId, packageId],
  });
  const [row] = await allocateIds(tx, 'bid_question');
  await tx.query({
    text: `insert into bid_question (tenant_id, id, project_id, bid_package_id, bid_invitation_id, number, question,
        created_at, updated_at)
      select $1, $2, $3, $4, $5, coalesce(max(k.number), 0) + 1, $6, $7, $7
      from bid_question k where k.tenant_id = $1 and k.bid_package_id = $4`,
    values: [tx.tenantId, row, projectId, packageId, id, question, now.toISOString()],
  });
}

/** A file of the package's documents; undefined where it goes out with others alone. */
export async function findFile(
  tx: TenantTx,
  packageId: number,
  fileId: number,
): Promise<{ storageKey: string } | undefined> {
  const [row] = await tx.query<{ storageKey: string }>({
    text: `select f.storage_key as "storageKey" from ${packageFilesSql('$2')} and f.id = $3`,
    values: [tx.tenantId, packageId, fileId],
  });
  return row;
}

/** Notes that a bidder has asked for a file. */
export async function markRead(tx: TenantTx, id: number, fileId: number): Promise<void> {
  await tx.query({
    text: `update bid_invitation set read_files = read_files || to_jsonb($3::bigint)
      where tenant_id = $1 and id = $2 and not read_files @> to_jsonb($3::bigint)`,
    values: [tx.tenantId, id, fileId],
  });
}

/** Notes that a bidder has confirmed an addendum; once, however often it is said. */
export async function markConfirmed(tx: TenantTx, id: number, number: number): Promise<void> {
  await tx.query({
    text: `update bid_invitation set confirmed = confirmed || to_jsonb($3::int)
      where tenant_id = $1 and id = $2 and not confirmed @> to_jsonb($3::int)`,
    values: [tx.tenantId, id, number],
  });
}

/** Files that a bidder has added to a bid, oldest first. */
export function listOwnFiles(tx: TenantTx, { id }: OpenInvitation): Promise<Schemas['OwnFile'][]> {
  return tx.query<Schemas['OwnFile']>({
    name: 'list_own_bid_files',
    text: `select f.id::float8 as id, f.file_name, f.size::float8 as size from bid_invitation i
      join lateral (select * from ${ownFilesSql}) f on true where i.tenant_id = $1 and i.id = $2 order by f.id`,
    values: [tx.tenantId, id],
  });
}

/** A file that the bidder has added; undefined where it is another's. */
export async function findOwnFile(
  tx: TenantTx,
  { id }: OpenInvitation,
  fileId: number,
): Promise<{ storageKey: string } | undefined> {
  const [row] = await tx.query<{ storageKey: string }>({
    text: `select storage_key as "storageKey" from attachment
      where tenant_id = $1 and entity = 'bid_invitation' and entity_id = $2 and id = $3`,
    values: [tx.tenantId, id, fileId],
  });
  return row;
}

/** Adds a file to a bid. */
export async function addOwnFile(
  tx: TenantTx,
  { id }: OpenInvitation,
  file: { fileName: string; fileType: string; size: number; storageKey: string },
): Promise<void> {
  const [row] = await allocateIds(tx, 'attachment');
  await tx.query({
    text: `insert into attachment (tenant_id, id, entity, entity_id, field_name, file_name, file_type, size, storage_key)
      values ($1, $2, 'bid_invitation', $3, 'attachments', $4, $5, $6, $7)`,
    values: [tx.tenantId, row, id, file.fileName, file.fileType, file.size, file.storageKey],
  });
}

/** Takes a file out of a bid; its bytes go with the next tidying. False where it is another's. */
export async function removeOwnFile(tx: TenantTx, { id }: OpenInvitation, fileId: number): Promise<boolean> {
  const rows = await tx.query({
    text: `delete from attachment where tenant_id = $1 and entity = 'bid_invitation' and entity_id = $2 and id = $3
      returning id`,
    values: [tx.tenantId, id, fileId],
  });
  return rows.length > 0;
}
