import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatMoney, subtractMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { contingencyQuery } from '../contingencyQueries.ts';

export interface DrawChoiceProps {
  projectId: number;
  /** What the decided items cost together, in dollars; below zero they save. */
  cost: number | null;
  value: number | null;
  onChange: (potId: number | null) => void;
}

const nowhere = 'none';

/** From which pot an approval is paid, or which one gets what it saves; nothing where there is no pot or no cost. */
export function DrawChoice({ projectId, cost, value, onChange }: DrawChoiceProps) {
  // What a pot gives tells the cost with markups.
  const seesCost = useCan('view_item_markup');
  const figures = useQuery({ ...contingencyQuery(projectId), enabled: seesCost }).data;
  const pots = figures?.pots.filter((pot) => pot.opened_on <= figures.as_of) ?? [];
  if (!seesCost || cost === null || cost === 0 || pots.length === 0) return null;
  const draws = cost > 0;
  return (
    <Select
      label={draws ? 'Draw from' : 'Saving goes to'}
      hint={
        value === null
          ? 'Contingency does not change.'
          : draws
            ? `${formatMoney(cost)} leaves the fund; reverting the approval gives it back.`
            : `${formatMoney(-cost)} goes into the fund; reverting the approval takes it out again.`
      }
      value={String(value ?? nowhere)}
      onChange={(pot) => onChange(pot === nowhere ? null : Number(pot))}
      options={[
        { value: nowhere, label: 'None' },
        ...pots.map(({ id, name, position }) => ({
          value: String(id),
          label: name,
          description: `${formatMoney(position.left)} left`,
          ...(draws &&
            position.left < cost && {
              disabledReason: `${formatMoney(subtractMoney(cost, position.left))} short: fund it first`,
            }),
        })),
      ]}
    />
  );
}
