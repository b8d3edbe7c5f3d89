import { useState } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  applyTemplate,
  COST_MODES,
  type CostMode,
  displayCost,
  type KeptLine,
  templateProblem,
} from '#domain/markups';
import { formatCents, subtractMoney } from '#domain/money';
import { rateOf } from '../model/projectDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Markups.css.ts';

export interface WorkedExampleProps {
  /** As they are edited. */
  lines: readonly KeptLine[];
  /** As they are saved; undefined where nothing is yet. */
  saved: readonly KeptLine[] | undefined;
  /** What the change is measured against. */
  savedName?: string;
}

const modes = (Object.keys(COST_MODES) as CostMode[]).map((value) => ({
  value,
  label: COST_MODES[value].label,
}));

/** What the lines add to a direct cost, step by step, by the rules that price every project. */
export function WorkedExample({ lines, saved, savedName = t.theSavedTemplate }: WorkedExampleProps) {
  const [direct, setDirect] = useState<number | null>(1_000_000);
  const [area, setArea] = useState<number | null>(10_000);
  const [mode, setMode] = useState<CostMode>('separated');
  const problem = templateProblem(lines);
  const base = direct ?? 0;
  return (
    <Card title={t.workedExample}>
      <Stack gap={4}>
        <Columns>
          <MoneyField
            label={t.directCost}
            size="small"
            minimum={0}
            maximum={99_999_999_999}
            value={direct}
            onChange={setDirect}
          />
          <NumberField
            label={t.areaSf}
            size="small"
            decimals={0}
            minimum={0}
            maximum={99_999_999}
            value={area}
            onChange={setArea}
          />
        </Columns>
        <ToggleGroup label={t.markups} options={modes} value={mode} onChange={setMode} />
        {problem ? (
          <Banner tone="critical">{problem}</Banner>
        ) : (
          <Steps
            lines={lines}
            saved={saved}
            savedName={savedName}
            direct={base}
            area={area ?? 0}
            mode={mode}
          />
        )}
      </Stack>
    </Card>
  );
}

interface StepsProps extends WorkedExampleProps {
  direct: number;
  area: number;
  mode: CostMode;
}

interface Scale {
  low: number;
  high: number;
}

/** From where to where the bars run: the direct cost is cut short, so that what is added can be seen. */
function scaleOf(rows: number, total: number): Scale {
  const [low, high] = [Math.min(rows, total), Math.max(rows, total)];
  const added = high - low;
  return low > 0 && added > 0
    ? { low: Math.max(0, low - added / 2), high }
    : { low: Math.min(0, low), high: Math.max(high, 1) };
}

function Steps({ lines, saved, savedName, direct, area, mode }: StepsProps) {
  const shown = displayCost([direct], lines, mode, { area });
  const applied = applyTemplate(direct, lines, { area });
  const savedTotal =
    saved === undefined || templateProblem(saved) ? null : applyTemplate(direct, saved, { area }).total;
  const total = shown.total;
  const scale = scaleOf(shown.rows[0] ?? 0, total);
  const steps: { line: number; name: string; amount: number; from: number; end: number }[] = [];
  for (const { line, name, amount } of shown.lines) {
    const from = steps.at(-1)?.end ?? shown.rows[0] ?? 0;
    steps.push({ line, name, amount, from, end: from + amount });
  }
  const change = savedTotal === null || mode === 'direct_only' ? 0 : subtractMoney(total, savedTotal);
  const factor = direct === 0 ? null : total / direct;
  return (
    <>
      <table className={styles.steps}>
        <tbody>
          <Step
            name={shown.rows[0] === direct ? t.directCost : t.rowsWithAllocatedMarkups}
            amount={shown.rows[0] ?? 0}
            from={0}
            end={shown.rows[0] ?? 0}
            scale={scale}
            strong
          />
          {steps.map(({ line, name, amount, from, end }) => (
            <Step
              key={line}
              name={name || t.lineFrom(line + 1)}
              note={rateOf(lines[line] as KeptLine)}
              amount={amount}
              from={from}
              end={end}
              scale={scale}
            />
          ))}
          <Step name={t.total} amount={total} from={0} end={total} scale={scale} strong />
        </tbody>
      </table>
      <Text as="p" tone="muted">
        {[
          factor === null ? null : t.factorFactor(factor.toFixed(5)),
          applied.passes > 0 ? t.passesPassesToSettle(applied.passes) : null,
          change === 0
            ? null
            : t.valueCentsAgainstSavedName(change < 0 ? '▼' : '▲', formatCents(change), savedName),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}

interface StepProps {
  name: string;
  note?: string;
  amount: number;
  from: number;
  end: number;
  scale: Scale;
  strong?: boolean;
}

function Step({ name, note, amount, from, end, scale, strong = false }: StepProps) {
  const place = (value: number) =>
    Math.min(Math.max((value - scale.low) / (scale.high - scale.low), 0), 1) * 100;
  const left = place(Math.min(from, end));
  const width = place(Math.max(from, end)) - left;
  return (
    <tr data-strong={strong || undefined}>
      <th scope="row">
        {name}
        {note === undefined ? null : <span className={styles.facts}>{note}</span>}
      </th>
      <td className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ marginInlineStart: `${left}%`, width: `${width}%` }} />
      </td>
      <td className={styles.number}>{formatCents(amount)}</td>
    </tr>
  );
}
