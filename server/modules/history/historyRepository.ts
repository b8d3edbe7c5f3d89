import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql } from '../jsonSql.ts';

/** Kinds of rows that history names by what a person calls them. */
export const namedKinds = [
  'item',
  'scenario',
  'person',
  'component',
  'milestone',
  'group',
  'tag',
  'cost_group',
  'role',
  'unit',
  'connection',
  'domain',
  'application',
  'api_key',
  'project',
  'format',
  'measure',
  'driver',
  'criterion',
  'markup',
  'attribute',
  'attribute_option',
  'risk',
  'risk_category',
  'issue',
  'bid_package',
  'bid_platform',
  'prequalification',
  'bid_document',
  'bid_request',
  'bid_invitation',
  'bid_question',
  'bid_addendum',
  'work_package',
  'allocation_rule',
  'allocation',
  'context_entry',
  'context_document',
  'markup_template',
  'normalization_index',
  'idea',
  'template',
  'pot',
  'pot_entry',
  'contract_event',
  'phase',
  'timeline_group',
  'activity',
  'timeline_calendar',
  'baseline',
  'estimate_line',
  'estimate_item',
  'estimate_remark',
  'estimate_upload',
  'estimate_version',
  'category',
  'project_group',
  'dashboard',
  'program_area',
  'program_version',
  'target',
  'exclusion',
  'division_exclusion',
  'attachment',
  'risk_scale',
  'analysis',
  'concept',
  'concept_scenario',
  'meeting',
  'meeting_topic',
] as const;
export type NamedKind = (typeof namedKinds)[number];

/** A row's name; what is numbered also carries its number, items and scenarios their status, markups and attributes their kind, files the kind of their row. */
export type NamedRow = {
  kind: NamedKind;
  id: number;
  name: string;
  number: number | null;
  status: string | null;
};

const sources: Record<NamedKind, string> = {
  item: `select 'item' as kind, id, name, number, status from item`,
  scenario: `select 'scenario', id, name, number, status from scenario`,
  person: `select 'person', id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email), null, null from app_user`,
  component: `select 'component', id, name, null, null from component`,
  milestone: `select 'milestone', id, name, null, null from milestone`,
  group: `select 'group', id, letter, null, null from me_group`,
  tag: `select 'tag', id, name, null, null from tag`,
  cost_group: `select 'cost_group', id, div_code || ' ' || name, null, null from cost_group`,
  role: `select 'role', id, name, null, null from role`,
  unit: `select 'unit', id, name, null, null from access_scope`,
  connection: `select 'connection', id, name, null, null from sso_connection`,
  domain: `select 'domain', id, domain, null, null from domain_rule`,
  application: `select 'application', id, name, null, null from sign_in_application`,
  api_key: `select 'api_key', id, name, null, null from api_key`,
  project: `select 'project', id, name, null, null from project`,
  measure: `select 'measure', id, abbreviation, null, null from unit_of_measure`,
  format: `select 'format', id, short_name, null, null from cost_group_definition`,
  driver: `select 'driver', id, name, null, null from value_driver`,
  criterion: `select 'criterion', id, name, null, null from success_criterion`,
  markup: `select 'markup', id, name, null, kind from project_markup`,
  attribute: `select 'attribute', id, name, null, type from attribute_definition`,
  attribute_option: `select 'attribute_option', id, value, null, null from attribute_option`,
  risk: `select 'risk', id, name, number, null from risk`,
  category: `select 'category', id, name, null, null from construction_category`,
  program_area: `select 'program_area', id, name, null, null from program_area`,
  program_version: `select 'program_version', id, name, null, null from program_version`,
  dashboard: `select 'dashboard', id, name, null, null from dashboard`,
  project_group: `select 'project_group', id, name, null, null from project_group`,
  risk_category: `select 'risk_category', id, name, null, null from risk_category`,
  issue: `select 'issue', id, name, number, null from issue`,
  markup_template: `select 'markup_template', id, name, null, null from markup_template`,
  normalization_index: `select 'normalization_index', id, name, null, null from normalization_index`,
  context_entry: `select 'context_entry', id, left(statement, 80), number, null from context_entry`,
  context_document: `select 'context_document', id, name, null, null from context_document`,
  template: `select 'template', id, name, null, null from template`,
  bid_package: `select 'bid_package', id, name, number, null from bid_package`,
  bid_platform: `select 'bid_platform', id, name, null, null from bid_platform`,
  prequalification: `select 'prequalification', id, company, null, null from prequalification`,
  bid_document: `select 'bid_document', id, trim(code || ' ' || title), null, null from bid_document`,
  bid_request: `select 'bid_request', id, (select b.name from bid_package b
    where b.tenant_id = bid_request.tenant_id and b.id = bid_request.bid_package_id), null, null from bid_request`,
  bid_invitation: `select 'bid_invitation', id, company, null, null from bid_invitation`,
  bid_addendum: `select 'bid_addendum', id, left(text, 80), number, null from bid_addendum`,
  bid_question: `select 'bid_question', id, left(question, 80), number, null from bid_question`,
  work_package: `select 'work_package', id, name, number, null from work_package`,
  allocation_rule: `select 'allocation_rule', id, case code_match when 'NONE' then 'no code' when 'ANY' then 'any code'
    when 'IS' then 'code ' || code else 'codes from ' || code end, null, null from allocation_rule`,
  allocation: `select 'allocation', id, left(description, 80), null, null from allocation`,
  idea: `select 'idea', id, name, null, null from idea`,
  pot: `select 'pot', id, name, null, null from contingency_pot`,
  pot_entry: `select 'pot_entry', id, case
      when transfer_pot_id is null then case when amount < 0 then 'Draw from ' else 'Payment into ' end
      when amount < 0 then 'Transfer from ' else 'Transfer to ' end
    || (select p.name from contingency_pot p
    where p.tenant_id = contingency_entry.tenant_id and p.id = contingency_entry.pot_id), null, null from contingency_entry`,
  contract_event: `select 'contract_event', id, name, number, null from contract_event`,
  phase: `select 'phase', id, name, null, null from timeline_phase`,
  timeline_group: `select 'timeline_group', id, name, null, null from timeline_group`,
  activity: `select 'activity', id, name, number, null from timeline_activity`,
  target: `select 'target', id, case when dimension = 'components'
    then (select c.name from component c where c.tenant_id = tvd_target.tenant_id and c.id = tvd_target.member_id)
    else coalesce((select g.div_code || ' ' || g.name from cost_group g
      where g.tenant_id = tvd_target.tenant_id and g.id = tvd_target.member_id), 'Uncategorized') end, null, null from tvd_target`,
  division_exclusion: `select 'division_exclusion', id, left(note, 80), null, null from division_exclusion`,
  exclusion: `select 'exclusion', id, left(note, 80), null, null from peer_exclusion`,
  timeline_calendar: `select 'timeline_calendar', id, name, null, null from timeline_calendar`,
  baseline: `select 'baseline', id, name, null, null from timeline_baseline`,
  estimate_line: `select 'estimate_line', id, description, null, null from estimate_line`,
  estimate_item: `select 'estimate_item', id, (select ${codeSql('VO-', 'i.number')} || ' ' || i.name from item i
    where i.tenant_id = estimate_item.tenant_id and i.id = estimate_item.item_id), null, null from estimate_item`,
  estimate_remark: `select 'estimate_remark', id, left(name, 80), null, null from estimate_remark`,
  estimate_version: `select 'estimate_version', id, 'Version ' || number, null, null from estimate_version`,
  estimate_upload: `select 'estimate_upload', id, file_name, null, null from estimate_upload`,
  risk_scale: `select 'risk_scale', id, 'Version ' || number, null, null from risk_scale`,
  analysis: `select 'analysis', id, name, null, null from analysis`,
  concept: `select 'concept', id, name, null, null from concept`,
  concept_scenario: `select 'concept_scenario', id, name, null, null from concept_scenario`,
  meeting: `select 'meeting', id, title, null, null from meeting`,
  // By its code alone: whoever reads of meetings may not see the names of risks and issues.
  meeting_topic: `select 'meeting_topic', id, 'Agenda: ' || coalesce(case entity
      when 'item' then (select ${codeSql('VO-', 'i.number')} from item i
        where i.tenant_id = meeting_topic.tenant_id and i.id = meeting_topic.entity_id)
      when 'risk' then (select ${codeSql('R-', 'r.number')} from risk r
        where r.tenant_id = meeting_topic.tenant_id and r.id = meeting_topic.entity_id)
      when 'issue' then (select ${codeSql('IS-', 'u.number')} from issue u
        where u.tenant_id = meeting_topic.tenant_id and u.id = meeting_topic.entity_id)
    end, entity), null, null from meeting_topic`,
  attachment: `select 'attachment', id, file_name || coalesce(' of ' || case entity
      when 'risk' then (select ${codeSql('R-', 'r.number')} from risk r where r.tenant_id = attachment.tenant_id and r.id = attachment.entity_id)
      when 'issue' then (select ${codeSql('IS-', 'u.number')} from issue u where u.tenant_id = attachment.tenant_id and u.id = attachment.entity_id)
      when 'item' then (select ${codeSql('VO-', 'i.number')} from item i where i.tenant_id = attachment.tenant_id and i.id = attachment.entity_id)
    end, ''), null, entity from attachment`,
};

const namesStatement = namedKinds
  .map((kind, index) => `${sources[kind]} where tenant_id = $1 and id = any($${index + 2}::bigint[])`)
  .join(' union all ');

/** The names of all rows that a page of history speaks of, in one statement. */
export function readNames(
  tx: TenantTx,
  ids: Readonly<Record<NamedKind, ReadonlySet<number>>>,
): Promise<NamedRow[]> {
  return tx.query<NamedRow>({
    name: 'history_names',
    text: namesStatement,
    values: [tx.tenantId, ...namedKinds.map((kind) => [...ids[kind]])],
  });
}

/** A row as change sets kept it, by the columns that its kind is named by. */
export type KeptRow = { entity: string; id: number; fields: Record<string, unknown> };

/** Rows that are gone, as they were last: what the change sets say of them, the later over the earlier. */
export function readKept(tx: TenantTx, rows: readonly { entity: string; id: number }[]): Promise<KeptRow[]> {
  return tx.query<KeptRow>({
    name: 'history_kept_rows',
    text: `select e.entity, e.entity_id as id, jsonb_object_agg(f.field,
          case when e.kind = 'delete' then f.move->'from' else f.move->'to' end order by e.change_set_id, e.kind = 'delete')
        as fields
      from unnest($2::text[], $3::bigint[]) as gone (entity, id)
      join change_entry e on e.tenant_id = $1 and e.entity = gone.entity and e.entity_id = gone.id
      cross join lateral jsonb_each(e.fields) as f (field, move)
      where jsonb_typeof(f.move->'from') not in ('array', 'object') and jsonb_typeof(f.move->'to') not in ('array', 'object')
      group by e.entity, e.entity_id`,
    values: [tx.tenantId, rows.map(({ entity }) => entity), rows.map(({ id }) => id)],
  });
}

/** What rows that are gone were called: the same words as for those that stand, over what was kept of them. */
export function nameKept(
  tx: TenantTx,
  kept: Readonly<Partial<Record<NamedKind, readonly KeptRow[]>>>,
): Promise<NamedRow[]> {
  const kinds = namedKinds.filter((kind) => (kept[kind]?.length ?? 0) > 0);
  if (kinds.length === 0) return Promise.resolve([]);
  return tx.query<NamedRow>({
    // Its columns get their types from the first row of all: two kinds without a number would make it a text.
    text: `select * from (select ''::text, 0::bigint, ''::text, null::integer, null::text where false
      union all ${kinds
        .map((kind, index) => {
          const at = sources[kind].lastIndexOf(' from ');
          const table = sources[kind].slice(at + ' from '.length);
          const rows = `jsonb_populate_recordset(null::${table}, $${index + 2}::jsonb)`;
          return `${sources[kind].slice(0, at)} from ${rows} as ${table} where tenant_id = $1`;
        })
        .join(' union all ')}) named (kind, id, name, number, status)`,
    values: [
      tx.tenantId,
      ...kinds.map((kind) =>
        JSON.stringify(
          (kept[kind] ?? []).map(({ id, fields }) => ({ ...fields, id, tenant_id: tx.tenantId })),
        ),
      ),
    ],
  });
}

/** Who wrote a row last after a change set, and what that was called: null where it wrote other kinds of rows as well, whose figures have rights of their own. */
export type LaterWrite = {
  who: string | null;
  day: string;
  summary: string | null;
  kind: 'create' | 'update' | 'delete';
};

/** The last write of a row after a change set, of one field where it is named; undefined where nothing came after it. */
export async function readLaterWrite(
  tx: TenantTx,
  changeSetId: number,
  row: { entity: string; id: number; field: string | null },
): Promise<LaterWrite | undefined> {
  const [found] = await tx.query<LaterWrite>({
    name: 'history_later_write',
    text: `select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as who,
        (s.created_at at time zone 'UTC')::date::text as day, e.kind,
        case when not exists (select from change_entry beside
          where beside.tenant_id = $1 and beside.change_set_id = s.id and beside.entity <> e.entity) then s.summary end as summary
      from change_entry e join change_set s on s.tenant_id = $1 and s.id = e.change_set_id
      left join app_user u on u.tenant_id = $1 and u.id = s.actor_id
      where e.tenant_id = $1 and e.entity = $2 and e.entity_id = $3 and e.change_set_id > $4
        and ($5::text is null or e.kind <> 'update' or e.fields ? $5)
      order by e.change_set_id desc limit 1`,
    values: [tx.tenantId, row.entity, row.id, changeSetId, row.field],
  });
  return found;
}

/** Whether the item was ever in this project; deleted ones stay in history. */
export async function isItemOfProject(tx: TenantTx, projectId: number, itemId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'item_of_project',
    text: 'select from item where tenant_id = $1 and project_id = $2 and id = $3',
    values: [tx.tenantId, projectId, itemId],
  });
  return rows.length > 0;
}

/** Other items that are approved now and share an exclusive group with one of these, by code. */
export function readApprovedRivals(
  tx: TenantTx,
  itemIds: readonly number[],
): Promise<{ number: number; letter: string }[]> {
  return tx.query<{ number: number; letter: string }>({
    text: `select distinct o.number, g.letter from item_me_group mine
      join item_me_group other on other.tenant_id = $1 and other.group_id = mine.group_id
        and other.item_id <> mine.item_id
      join item o on o.tenant_id = $1 and o.id = other.item_id and o.status = 'APPROVED' and not o.is_deleted
      join me_group g on g.tenant_id = $1 and g.id = mine.group_id
      where mine.tenant_id = $1 and mine.item_id = any($2::bigint[]) order by o.number`,
    values: [tx.tenantId, itemIds],
  });
}

/** Items that would lose their approval while contingency that was moved for them since stays; locked until then. */
export async function readItemsWithDraws(
  tx: TenantTx,
  itemIds: readonly number[],
  ownEntryIds: readonly number[],
): Promise<{ number: number }[]> {
  return tx.query<{ number: number }>({
    text: `select i.number from item i where i.tenant_id = $1 and i.id = any($2::bigint[]) and exists (
        select from contingency_entry e where e.tenant_id = $1 and e.item_id = i.id and e.id <> all($3::bigint[]))
      order by i.id for update`,
    values: [tx.tenantId, itemIds, ownEntryIds],
  });
}

export type UndoSubject = { projectId: number | null; actorId: number | null };

/** Whose change set it is and of which project; undefined for none. */
export async function readUndoSubject(tx: TenantTx, id: number): Promise<UndoSubject | undefined> {
  const [row] = await tx.query<UndoSubject>({
    text: `select project_id as "projectId", actor_id as "actorId" from change_set where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id],
  });
  return row;
}

/** The project of a change set; null for one of the company as a whole, undefined for none. */
export async function projectOfChangeSet(
  database: Database,
  tenantId: number,
  changeSetId: number,
): Promise<number | null | undefined> {
  const subject = await database.asTenant(tenantId, (tx) => readUndoSubject(tx, changeSetId), {
    readOnly: true,
  });
  return subject?.projectId;
}
