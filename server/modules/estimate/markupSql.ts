import { exact, objectJson } from '../jsonSql.ts';

/** The markups of project `p`, on or off, and its area in the unit that they are priced by; `$2` is the project. */
export const markupsOf = {
  markups: `(select coalesce(json_agg(${objectJson({
    id: 'l.id',
    name: 'l.name',
    kind: 'l.kind',
    value: 'trim_scale(l.value)',
    is_on: 'l.is_on',
    display: 'l.display',
  })} order by l.position), '[]') from project_markup l
    where l.tenant_id = $1 and l.project_id = $2 and not l.is_removed)`,
  area: `coalesce(p.target_area_value, 0)::float8`,
};

/** What the estimate of a milestone says of them. */
export const estimateMarkupsOf = (milestoneId: string): string =>
  `coalesce((select s.lines from estimate_markup_set s where s.tenant_id = $1 and s.milestone_id = ${milestoneId}), '[]')`;

/** Of a line `l`: what of its amount takes the markups of its estimate, and what it adds by itself (as `ownMarkup` of the domain does). */
const takingOf = 'case when l.markup_rate is null then l.amount else 0 end';
const ownOf = 'coalesce(round(l.amount * l.markup_rate / 100, 2), 0)';

/** What markups are reckoned on, beside a sum of amounts: columns of a query over lines `l`, and how a row `s` of it reads. */
export const taking = {
  sums: `sum(${takingOf}) as taking, sum(${ownOf}) as own`,
  json: { taking: exact('s.taking'), own: exact('s.own') },
  /** The same of the parts that lines count under a code by. */
  partSums: (part: (amount: string) => string) =>
    `sum(${part(`(${takingOf})`)}) as taking, sum(${part(ownOf)}) as own`,
};
