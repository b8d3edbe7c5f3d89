import type { components } from '#contract/api.ts';
import { REPORT_SHARES } from '#domain/reporting';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
type Share = Schemas['ReportShare'];

const at = (column: string) => `case when ${column} is not null then ${momentJson(column)} end`;

/** `$1` the company, `$2` its day. */
const row = {
  id: 's.id',
  recipient: 's.recipient',
  email: 's.email',
  state: `case when s.revoked_at is not null then 'REVOKED' when s.expires_on < $2::date then 'EXPIRED' else 'ACTIVE' end`,
  expires_on: 's.expires_on',
  has_password: 's.password_hash is not null',
  has_watermark: 's.has_watermark',
  tells_opening: 's.tells_opening',
  left_out: 'to_json(s.left_out)',
  mailed_at: at('s.mailed_at'),
  created_by: personJson('c'),
  created_at: momentJson('s.created_at'),
  revoked_by: personJson('e'),
  revoked_at: at('s.revoked_at'),
  visit_count: `(select count(*) from report_share_visit v where v.tenant_id = $1 and v.report_share_id = s.id)`,
  visits: `coalesce((select json_agg(json_build_object('kind', v.kind, 'at', ${momentJson('v.at')},
      'seconds', greatest(0, extract(epoch from v.seen_at - v.at))::int, 'prints', v.prints) order by v.at desc, v.id desc)
    from (select * from report_share_visit v where v.tenant_id = $1 and v.report_share_id = s.id
      order by v.at desc, v.id desc limit 20) v), '[]')`,
};
const people = `left join app_user c on c.tenant_id = $1 and c.id = s.created_by_id
  left join app_user e on e.tenant_id = $1 and e.id = s.revoked_by_id`;

/** A page of the links of a run, the newest first. */
export async function listShares(
  tx: TenantTx,
  runId: number,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Schemas['ReportSharePage']> {
  const [answer] = await tx.query<{ page: Schemas['ReportSharePage'] }>({
    name: 'list_report_shares',
    text: `select json_build_object(
        'count', (select count(*) from report_share s where s.tenant_id = $1 and s.report_run_id = $3),
        'results', coalesce((select json_agg(${objectJson(row)} order by s.created_at desc, s.id desc)
          from (select * from report_share s where s.tenant_id = $1 and s.report_run_id = $3
            order by s.created_at desc, s.id desc limit $4 offset $5) s ${people}), '[]')) as page`,
    values: [tx.tenantId, today, runId, limit, offset],
  });
  return answer?.page ?? { count: 0, results: [] };
}

/** One link. */
export async function readShare(tx: TenantTx, id: number, today: string): Promise<Share> {
  const [answer] = await tx.query<{ share: Share }>({
    name: 'read_report_share',
    text: `select ${objectJson(row)} as share from report_share s ${people} where s.tenant_id = $1 and s.id = $3`,
    values: [tx.tenantId, today, id],
  });
  if (!answer) throw new Error('A link is not there.');
  return answer.share;
}

/** The cards of a run, and how many links it has. */
export async function readShared(
  tx: TenantTx,
  runId: number,
): Promise<{ papers: { key: string; title: string }[]; shares: number }> {
  const [answer] = await tx.query<{ papers: { key: string; title: string }[]; shares: number }>({
    name: 'read_shared_run',
    text: `select coalesce((select jsonb_agg(jsonb_build_object('key', p ->> 'key', 'title', p ->> 'title'))
          from jsonb_array_elements(f.figures -> 'papers') p), '[]') as papers,
        (select count(*)::int from report_share s where s.tenant_id = $1 and s.report_run_id = $2) as shares
      from report_run_figures f where f.tenant_id = $1 and f.report_run_id = $2`,
    values: [tx.tenantId, runId],
  });
  if (!answer) throw new Error('A run has no figures.');
  return answer;
}

interface NewShare {
  projectId: number;
  runId: number;
  recipient: string;
  email: string;
  linkHash: string;
  passwordHash: string | null;
  expiresOn: string;
  hasWatermark: boolean;
  hiddenKeys: readonly string[];
  leftOut: readonly string[];
  tellsOpening: boolean;
  mailedAt: Date | null;
  userId: number;
}

/** Keeps a new link and answers its number. */
export async function insertShare(tx: TenantTx, share: NewShare): Promise<number> {
  const [id = 0] = await allocateIds(tx, 'report_share');
  await tx.query({
    name: 'insert_report_share',
    text: `insert into report_share (tenant_id, id, project_id, report_run_id, recipient, email, link_hash, password_hash,
        expires_on, has_watermark, hidden_keys, left_out, tells_opening, mailed_at, created_by_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      tx.tenantId,
      id,
      share.projectId,
      share.runId,
      share.recipient,
      share.email,
      share.linkHash,
      share.passwordHash,
      share.expiresOn,
      share.hasWatermark,
      [...share.hiddenKeys],
      [...share.leftOut],
      share.tellsOpening,
      share.mailedAt?.toISOString() ?? null,
      share.userId,
    ],
  });
  return id;
}

/** The run of a link of the project; undefined where it has none of that number. */
export async function runOfShare(tx: TenantTx, projectId: number, id: number): Promise<number | undefined> {
  const [answer] = await tx.query<{ runId: number }>({
    name: 'run_of_report_share',
    text: `select report_run_id as "runId" from report_share where tenant_id = $1 and project_id = $2 and id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return answer?.runId;
}

/** Ends a link for good; one that was revoked before stays as it was. */
export async function revokeShare(tx: TenantTx, id: number, userId: number, now: Date): Promise<void> {
  await tx.query({
    name: 'revoke_report_share',
    text: `update report_share set revoked_at = $3, revoked_by_id = $4
      where tenant_id = $1 and id = $2 and revoked_at is null`,
    values: [tx.tenantId, id, now.toISOString(), userId],
  });
}

/** A link that opens today, locked, with what its rules ask for. */
export type OpenShare = {
  id: number;
  projectId: number;
  runId: number;
  recipient: string;
  passwordHash: string | null;
  expiresOn: string;
  hasWatermark: boolean;
  hiddenKeys: string[];
  tellsOpening: boolean;
  createdById: number | null;
  name: string;
  description: string;
  asOf: string;
};

/** What every link needs to open: it is not revoked, its last day has not passed, run and project are there. */
const alive = `join report_run r on r.tenant_id = $1 and r.id = s.report_run_id and not r.is_deleted
  join project p on p.tenant_id = $1 and p.id = s.project_id and not p.is_deleted
  where s.tenant_id = $1 and s.revoked_at is null and s.expires_on >= $3::date`;

/** Finds a link by the hash of its secret; undefined where it opens nothing. */
export async function findShare(tx: TenantTx, hash: string, today: string): Promise<OpenShare | undefined> {
  const [share] = await tx.query<OpenShare>({
    name: 'find_report_share',
    text: `select s.id, s.project_id as "projectId", s.report_run_id as "runId", s.recipient,
        s.password_hash as "passwordHash", s.expires_on::text as "expiresOn", s.has_watermark as "hasWatermark",
        s.hidden_keys as "hiddenKeys", s.tells_opening as "tellsOpening", s.created_by_id as "createdById", r.name,
        r.description, r.as_of::text as "asOf"
      from report_share s ${alive} and s.link_hash = $2 for update of s`,
    values: [tx.tenantId, hash, today],
  });
  return share;
}

/** Wrong passwords of the last minutes. Asked once the link is locked, so that it sees those of calls before. */
export async function countWrong(tx: TenantTx, shareId: number, now: Date): Promise<number> {
  const [answer] = await tx.query<{ wrong: number }>({
    name: 'count_wrong_passwords',
    text: `select count(*)::int as wrong from report_share_visit where tenant_id = $1 and report_share_id = $2
      and kind = 'WRONG_PASSWORD' and at > $3::timestamptz - interval '${REPORT_SHARES.pauseMinutes} minutes'`,
    values: [tx.tenantId, shareId, now.toISOString()],
  });
  return answer?.wrong ?? 0;
}

/** Notes what happened at a link. */
export async function addVisit(
  tx: TenantTx,
  shareId: number,
  kind: Schemas['ReportShareVisit']['kind'],
  { passHash, now }: { passHash: string | null; now: Date },
): Promise<void> {
  const [id] = await allocateIds(tx, 'report_share_visit');
  await tx.query({
    name: 'add_report_share_visit',
    text: `insert into report_share_visit (tenant_id, id, report_share_id, kind, pass_hash, at, seen_at)
      values ($1, $2, $3, $4, $5, $6, $6)`,
    values: [tx.tenantId, id, shareId, kind, passHash, now.toISOString()],
  });
}

/** Notes that an open page is still there; false where its link opens nothing any more. */
export async function touchVisit(
  tx: TenantTx,
  passHash: string,
  { today, now, isPrinted }: { today: string; now: Date; isPrinted: boolean },
): Promise<boolean> {
  const touched = await tx.query({
    name: 'touch_report_share_visit',
    text: `update report_share_visit v set seen_at = greatest(v.seen_at, $4::timestamptz), prints = v.prints + $5::int
      where v.tenant_id = $1 and v.pass_hash = $2
        and exists (select from report_share s ${alive} and s.id = v.report_share_id)
      returning v.id`,
    values: [tx.tenantId, passHash, today, now.toISOString(), isPrinted ? 1 : 0],
  });
  return touched.length > 0;
}
