import { RISK_LEVELS } from '#domain/risks';

/** The level of a risk by the scale that it was scored by; `alias` is a row of risk. As `levelIn` of domain/risks. */
export const riskLevelSql = (alias: string): string => {
  const score = `coalesce(${alias}.likelihood, 0) * coalesce(${alias}.impact, 0)`;
  return `case when ${score} = 0 then 'none' else coalesce((select s.levels -> (${alias}.likelihood - 1) ->> (${alias}.impact - 1)
      from risk_scale s where s.tenant_id = ${alias}.tenant_id and s.id = ${alias}.scale_id),
    case when ${score} >= ${RISK_LEVELS.high.from} then 'high' when ${score} >= ${RISK_LEVELS.medium.from} then 'medium' else 'low' end) end`;
};

/** The estimated value of a risk in whole dollars: budget × (0.005 + 0.01125 × (impact − 1)) × likelihood / 5, as in `domain/risks`. */
export const estimatedValueSql = (alias: string, budget: string): string =>
  `round(${budget} * (0.005 + 0.01125 * (${alias}.impact - 1)) * ${alias}.likelihood / 5)`;
