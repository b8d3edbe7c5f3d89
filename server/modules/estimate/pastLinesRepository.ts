import type { AskedText, PastWords } from '#domain/estimate';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact } from '../jsonSql.ts';
import type { ProjectReader } from '../projects/projectReader.ts';
import { holds } from '../projects/seenFigures.ts';

/** Who reads past lines: `seesLines` in the company, and in a project unless they hold another role there. */
export type LineReader = Pick<ProjectReader, 'userId' | 'seesAll' | 'onlyProject'> & { seesLines: boolean };

/** Projects whose lines the reader sees, as `seen`; `$1` to `$5` are `readerValues`. */
const seenStep = `seen as materialized (
        select p.id, p.name, p.city, p.state from project p
        where p.tenant_id = $1 and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
          and ${holds(['estimate_access'], '$3', '$5', '$4')})`;

const readerValues = (tx: TenantTx, { seesAll, userId, onlyProject, seesLines }: LineReader) => [
  tx.tenantId,
  seesAll,
  userId,
  onlyProject,
  seesLines,
];

type Read = Omit<PastWords, 'words'> & {
  words: [word: string, group: number, texts: number][];
  asked: string[][];
};

/**
 * What the company's lines say of the words of some texts, in the format that the project is coded in, else in the one that most
 * lines are: counted in the database, so that no line travels.
 */
export async function readPastWords(
  tx: TenantTx,
  reader: LineReader,
  projectId: number,
  texts: readonly string[],
): Promise<{ past: PastWords; asked: AskedText[] }> {
  const [row] = await tx.query<{ read: Read }>({
    name: 'estimate_past_words',
    text: `with ${seenStep},
      format as materialized (
        select g.definition_id as id from estimate_line l join seen s on s.id = l.project_id
        join cost_group g on g.tenant_id = $1 and g.id = l.cost_group_id
        where l.tenant_id = $1 group by g.definition_id
        order by count(*) filter (where l.project_id = $6) desc, count(*) desc, g.definition_id limit 1),
      known as materialized (
        select lower(l.description) as text, l.cost_group_id, count(*) as lines
        from estimate_line l join seen s on s.id = l.project_id
        join cost_group g on g.tenant_id = $1 and g.id = l.cost_group_id and g.definition_id = (select id from format)
        where l.tenant_id = $1 group by lower(l.description), l.cost_group_id),
      asked as materialized (
        select a.place, lower(a.text) as text, array(select x.lexeme from unnest(to_tsvector('english', a.text)) x) as words
        from unnest($7::text[]) with ordinality as a (text, place)),
      sought as materialized (select distinct unnest(words) as word from asked),
      counted as (
        select x.lexeme as word, k.cost_group_id, count(*) as texts
        from known k cross join lateral unnest(to_tsvector('english', k.text)) x join sought on sought.word = x.lexeme
        group by x.lexeme, k.cost_group_id)
      select json_build_object('texts', (select count(*) from known),
        'words', coalesce((select json_agg(json_build_array(word, cost_group_id, texts)) from counted), '[]'),
        'exact', coalesce((select json_agg(json_build_object('text', k.text, 'cost_group_id', k.cost_group_id, 'lines', k.lines))
          from known k where k.text in (select text from asked)), '[]'),
        'asked', coalesce((select json_agg(words order by place) from asked), '[]')) as read`,
    values: [...readerValues(tx, reader), projectId, texts],
  });
  const { words = [], asked = [], texts: count = 0, exact: same = [] } = row?.read ?? {};
  return {
    past: {
      texts: count,
      exact: same,
      words: words.map(([word, cost_group_id, found]) => ({ word, cost_group_id, texts: found })),
    },
    asked: texts.map((text, at) => ({ text: text.toLowerCase(), words: asked[at] ?? [] })),
  };
}

/** What narrows past unit prices. */
export type PriceFilters = {
  search?: string | undefined;
  cost_group?: number | undefined;
  unit?: string | undefined;
  region?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A priced line of the newest estimate of a project. */
export type PastPrice = {
  id: number;
  description: string;
  cost_group_id: number | null;
  code: string | null;
  quantity: number;
  unit: string | null;
  unit_cost: number;
  project_id: number;
  project: string;
  city: string | null;
  state: string | null;
  milestone: string;
  date: string;
};

/** As many lines as prices are made of, the newest first. */
export const MOST_PRICES = 2000;

/** Lines with a quantity and a unit cost, of the newest estimate that each project has within the days; the newest first. */
export function readPastPrices(
  tx: TenantTx,
  reader: LineReader,
  { search, cost_group: group, unit, region, from, to }: PriceFilters,
): Promise<PastPrice[]> {
  return tx.query<PastPrice>({
    name: 'estimate_past_prices',
    text: `with recursive ${seenStep},
      below as (
        select g.id from cost_group g where g.tenant_id = $1 and g.id = $6
        union select g.id from below b join cost_group g on g.tenant_id = $1 and g.parent_id = b.id),
      newest as materialized (
        select distinct on (m.project_id) m.id, m.name, m.project_id, coalesce(m.actual_date, m.date) as day
        from milestone m join seen s on s.id = m.project_id
        where m.tenant_id = $1 and m.has_estimate
          and ($7::date is null or coalesce(m.actual_date, m.date) >= $7::date)
          and ($8::date is null or coalesce(m.actual_date, m.date) <= $8::date)
          and ($9::text is null or strpos(lower(concat_ws(' ', s.city, s.state)), lower($9)) > 0)
        order by m.project_id, coalesce(m.actual_date, m.date) desc, m.id desc)
      select l.id::float8 as id, l.description, l.cost_group_id::float8 as cost_group_id, g.div_code as code,
        ${exact('l.quantity')}::float8 as quantity, l.unit, ${exact('l.unit_cost')}::float8 as unit_cost,
        s.id::float8 as project_id, s.name as project, nullif(s.city, '') as city, nullif(s.state, '') as state,
        n.name as milestone, n.day::text as date
      from newest n
      join seen s on s.id = n.project_id
      join estimate_line l on l.tenant_id = $1 and l.milestone_id = n.id
      left join cost_group g on g.tenant_id = $1 and g.id = l.cost_group_id
      where l.quantity <> 0 and l.unit_cost > 0
        and ($6::bigint is null or l.cost_group_id in (select id from below))
        and ($10::text is null or lower(trim(l.unit)) = lower($10))
        and ($11::text is null or to_tsvector('english', l.description) @@ websearch_to_tsquery('english', $11)
          or strpos(lower(l.description), lower($11)) > 0)
      order by n.day desc, l.id limit ${MOST_PRICES}`,
    values: [
      ...readerValues(tx, reader),
      group ?? null,
      from ?? null,
      to ?? null,
      region?.trim() || null,
      unit?.trim() || null,
      search?.trim() || null,
    ],
  });
}
