import { useState } from 'react';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney } from '#domain/money';
import { type AwardDraft, awardFigures } from '#domain/procurement';
import { useProjectId } from '#shared/project';
import { type AwardOutlook, findAwardCodes } from '../../awardMutations.ts';
import * as t from '../../texts.ts';
import * as styles from './Award.css.ts';

/** An amount as it is typed, whichever way it goes; nothing has no sign. */
const signed = (amount: number, way: number): number => (amount === 0 ? 0 : amount * way);

export interface SavingsFieldsProps {
  draft: AwardDraft;
  budget: number | null;
  outlook: AwardOutlook;
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  onChange: (change: Partial<AwardDraft>) => void;
}

const codeLabel = ({ div_code: code, name }: { div_code: string; name: string }) => `${code} ${name}`;

/** Where the savings go, or what pays for the overrun: a fund, the forecast, or neither yet. */
export function SavingsFields({ draft, budget, outlook, errors, onChange }: SavingsFieldsProps) {
  const projectId = useProjectId();
  const [code, setCode] = useState(outlook.cost_group && codeLabel(outlook.cost_group));
  const figures = awardFigures(draft, outlook.offers, budget);
  const savings = figures?.savings ?? 0;
  const { funds, may_fund: mayFund, may_forecast: mayForecast } = outlook;
  const hasFunds = mayFund && funds !== null && funds.length > 0;
  if (savings === 0 || (!hasFunds && !mayForecast)) return null;
  // Amounts are typed without their sign: what is saved is given out, what is over is paid for.
  const way = Math.sign(savings);
  const share = (value: number | null) => (value === null || value === 0 ? 0 : value * way);
  return (
    <Stack gap={3}>
      <Text as="h3" weight="strong">
        {savings > 0 ? t.savingsGoTo : t.theOverrunIsPaidBy}
      </Text>
      {hasFunds ? (
        <>
          <Select
            label={t.fund}
            error={errors['fund_id']?.join(' ')}
            options={funds.map(({ id, name, left }) => ({
              value: String(id),
              label: name,
              description: t.nameLeft(formatMoney(left)),
            }))}
            value={draft.fund_id === null ? null : String(draft.fund_id)}
            onChange={(id) => onChange({ fund_id: Number(id) })}
          />
          <MoneyField
            label={savings > 0 ? t.toTheFund : t.fromTheFund}
            minimum={0}
            error={errors['to_fund']?.join(' ')}
            value={signed(draft.to_fund, way)}
            onChange={(value) => onChange({ to_fund: share(value) })}
          />
        </>
      ) : null}
      {mayForecast ? (
        <MoneyField
          label={savings > 0 ? t.lowersTheForecastBy : t.raisesTheForecastBy}
          minimum={0}
          error={errors['to_forecast']?.join(' ')}
          value={signed(draft.to_forecast, way)}
          onChange={(value) => onChange({ to_forecast: share(value) })}
        />
      ) : null}
      {draft.to_forecast === 0 ? null : (
        <>
          <ComboBox
            label={t.costCode}
            required
            error={errors['cost_group_id']?.join(' ')}
            placeholder={t.searchByCodeOrName}
            search={async (text, signal) =>
              (await findAwardCodes(projectId, text, signal)).map((one) => ({
                value: String(one.id),
                label: codeLabel(one),
              }))
            }
            value={draft.cost_group_id === null ? null : String(draft.cost_group_id)}
            {...(code && draft.cost_group_id !== null && { selectedLabel: code })}
            onChange={(id, option) => {
              setCode(option?.label ?? null);
              onChange({ cost_group_id: id === null ? null : Number(id) });
            }}
          />
          <Select
            label={t.milestone}
            error={errors['milestone_id']?.join(' ')}
            options={outlook.milestones.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={draft.milestone_id === null ? null : String(draft.milestone_id)}
            onChange={(id) => onChange({ milestone_id: Number(id) })}
          />
        </>
      )}
      <dl className={styles.sums}>
        <dt>{t.left}</dt>
        <dd className={styles.left} data-open={figures?.left !== 0 || undefined}>
          {formatMoney((figures?.left ?? 0) * way)}
        </dd>
      </dl>
    </Stack>
  );
}
