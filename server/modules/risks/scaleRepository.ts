import type { components } from '#contract/api.ts';
import { FIRST_SCALE, type RiskScale, SCALE_LIMITS } from '#domain/risks';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
/** A version of the company's scale; the first has no row. */
export type ScaleVersion = Schemas['RiskScale'] & { id: number | null };

const first: ScaleVersion = {
  ...shownScale(FIRST_SCALE),
  id: null,
  number: 1,
  note: '',
  created_by: null,
  created_at: null,
};

/** A scale as the contract has it. */
export function shownScale({ likelihoods, impacts, levels }: RiskScale) {
  return { likelihoods: [...likelihoods], impacts: [...impacts], levels: levels.map((row) => [...row]) };
}

/** The versions of the company's scale, the newest first; older than the newest fifty are kept and no longer listed. */
export async function listScales(tx: TenantTx): Promise<[ScaleVersion, ...ScaleVersion[]]> {
  const rows = await tx.query<{ scale: ScaleVersion }>({
    name: 'risk_scales',
    text: `select ${objectJson({
      id: 's.id',
      number: 's.number',
      likelihoods: 's.likelihoods',
      impacts: 's.impacts',
      levels: 's.levels',
      note: 's.note',
      created_by: personJson('u'),
      created_at: momentJson('s.created_at'),
    })} as scale from risk_scale s left join app_user u on u.tenant_id = $1 and u.id = s.created_by_id
      where s.tenant_id = $1 order by s.number desc limit ${SCALE_LIMITS.versions}`,
    values: [tx.tenantId],
  });
  const [newest, ...older] = rows.map(({ scale }) => scale);
  return newest ? [newest, ...older, first] : [first];
}

/** The row of the newest version; null while the first one counts. */
export async function newestScaleId(tx: TenantTx): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'newest_risk_scale',
    text: `select id::float8 as id from risk_scale where tenant_id = $1 order by number desc limit 1`,
    values: [tx.tenantId],
  });
  return row?.id ?? null;
}

/** Lets savers of the scale take turns, so that each sees the version before it. */
export async function lockScale(tx: TenantTx): Promise<void> {
  await tx.query({
    name: 'lock_risk_scale',
    text: `select pg_advisory_xact_lock(hashtextextended($1::text, 0))`,
    values: [`risk_scale:${tx.tenantId}`],
  });
}

/** An active risk that was scored by an earlier version. */
export type OlderRisk = {
  id: number;
  number: number;
  name: string;
  scale: number;
  likelihood: number | null;
  impact: number | null;
  level: Schemas['RiskLevel'];
};
