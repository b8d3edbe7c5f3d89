import { BOUGHT } from '#domain/procurement';
import { codeSql, found } from '../jsonSql.ts';
import { quoted } from '../projects/seenFigures.ts';

/** Whether a package is bought; `alias` is its row. */
export const boughtSql = (alias: string): string => `${alias}.status in (${quoted(BOUGHT)})`;

/** What a package costs: contract and what is still to buy, else its leveled low. As `savingsOf` has it. */
export const priceSql = (alias: string): string =>
  `coalesce(${alias}.committed + coalesce(${alias}.still_to_buy, 0), ${alias}.leveled_low)`;

/** The activity `a` that a package can be needed for, as the contract has it. */
export const activityColumns = {
  id: 'a.id',
  code: codeSql('A-', 'a.number'),
  name: 'a.name',
  date_from: 'a.date_from',
};

/** Packages `p` of the project `$2` that match: states at `$3`, words at `$4`, the number they may be at `$5`. */
export const matchSql = `p.tenant_id = $1 and p.project_id = $2 and not p.is_deleted
  and ($3::text[] is null or p.status = any($3))
  and (${found('$4', 'p.name', 'p.work_trade', 'p.description', 'p.next_step')} or p.number = $5)`;

/** A code that is searched for: `BP-007` and `7` find the seventh package. */
const numberIn = (search: string | undefined): number | null => {
  const digits = /^\s*(?:bp-?)?0*(\d{1,9})\s*$/i.exec(search ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};

/** What `matchSql` has at `$3`, `$4` and `$5`. */
export const matchValues = ({
  status,
  search,
}: {
  status?: string | undefined;
  search?: string | undefined;
}) => [status?.split(',') ?? null, search?.trim() || null, numberIn(search)];
