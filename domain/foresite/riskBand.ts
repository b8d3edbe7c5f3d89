import { sumMoney, type Amount } from '#domain/money';
import { riskValue, type ValuedRisk } from '#domain/risks';

/** An active risk as the chart needs it. */
export interface InputRisk extends ValuedRisk {
  component_id: number | null;
}

/** What the active risks of a component (null: of the project) may cost together, in dollars. */
export interface RiskRow {
  dimension_id: number | null;
  count: number;
  value: number;
}

/**
 * The sum of active risks' values, estimated where none is set: of the project first, then of each component that has any
 * (docs/product/risks.md). Risks without a component belong to `homeId`, the uncategorized one.
 */
export function riskRows(
  risks: readonly InputRisk[],
  targetBudget: Amount | null,
  homeId: number | null,
): RiskRow[] {
  const row = (id: number | null, own: readonly InputRisk[]): RiskRow => ({
    dimension_id: id,
    count: own.length,
    value: sumMoney(own.map((risk) => riskValue(risk, targetBudget))),
  });
  const members = new Map<number, InputRisk[]>();
  for (const risk of risks) {
    const id = risk.component_id ?? homeId;
    if (id === null) continue;
    const group = members.get(id);
    if (group) group.push(risk);
    else members.set(id, [risk]);
  }
  const rows = [...members].sort(([a], [b]) => a - b).map(([id, own]) => row(id, own));
  return [row(null, risks), ...rows];
}
