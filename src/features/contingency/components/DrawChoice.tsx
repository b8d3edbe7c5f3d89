import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatMoney, subtractMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { contingencyQuery, drawsQuery } from '../contingencyQueries.ts';
import type { Draws } from '../model/contingencyTypes.ts';
import * as t from '../texts.ts';

export interface DrawChoiceProps {
  projectId: number;
  /** The items that are decided. */
  items: readonly number[];
  /** What they cost together, in dollars; below zero they save. */
  cost: number | null;
  value: number | null;
  onChange: (potId: number | null) => void;
}

const nowhere = 'none';
/** As many as one call asks for. */
const most = 500;

/** What was paid already, and what an approval does to the fund. */
function drawHint(draw: number, draws: Draws | undefined, value: number | null): string {
  const { paid = 0, risks = [] } = draws ?? {};
  const before =
    paid > 0 ? t.aFundAlreadyPaidMoney(formatMoney(paid), risks.join(', ') || t.aLinkedRisk) : '';
  if (value === null) return t.beforeContingencyDoesNotChange(before);
  return draw > 0
    ? t.beforeMoneyLeavesTheFund(before, formatMoney(draw))
    : t.beforeMoneyGoesInto(before, formatMoney(-draw));
}

/** From which pot an approval is paid, or which one gets what it saves; nothing where there is no pot or no cost. */
export function DrawChoice({ projectId, items, cost, value, onChange }: DrawChoiceProps) {
  // What a pot gives tells the cost with markups.
  const seesCost = useCan('view_item_markup');
  const figures = useQuery({ ...contingencyQuery(projectId), enabled: seesCost }).data;
  const asks = seesCost && items.length > 0 && items.length <= most;
  const draws = useQuery({ ...drawsQuery(projectId, items), enabled: asks }).data;
  const pots = figures?.pots.filter((pot) => pot.opened_on <= figures.as_of) ?? [];
  if (!seesCost || cost === null || cost === 0 || pots.length === 0) return null;
  const draw = draws?.draw ?? cost;
  return (
    <Select
      label={cost > 0 ? t.drawFrom : t.savingGoesTo}
      hint={drawHint(draw, draws, value)}
      value={String(value ?? nowhere)}
      onChange={(pot) => onChange(pot === nowhere ? null : Number(pot))}
      options={[
        { value: nowhere, label: t.none },
        ...pots.map(({ id, name, position }) => ({
          value: String(id),
          label: name,
          description: t.moneyLeft(formatMoney(position.left)),
          ...(draw === 0 && { disabledReason: t.allOfItIsPaid }),
          ...(draw > 0 &&
            position.left < draw && {
              disabledReason: t.moneyShortFundItFirst(formatMoney(subtractMoney(draw, position.left))),
            }),
        })),
      ]}
    />
  );
}
