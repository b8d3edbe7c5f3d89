import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import {
  expectedValue,
  mitigationBuys,
  mitigationMoney,
  type RiskReading,
  saidMitigations,
} from '#domain/risks';
import { blankMitigation, type MitigationDraft } from '../model/riskDraft.ts';
import * as t from '../texts.ts';
import { MitigationRow } from './MitigationRow.tsx';
import * as styles from './RiskForm.css.ts';

export interface MitigationsEditorProps {
  mitigations: readonly MitigationDraft[];
  readings: Readonly<Record<'inherent' | 'now', RiskReading>>;
  /** What the server refused: `mitigations.0.cost`, counted over those that say something. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  onChange: (mitigations: readonly MitigationDraft[]) => void;
}

/** What is done about a risk, a line each, with what it costs and what it buys. */
export function MitigationsEditor({
  mitigations,
  readings,
  errors,
  readOnly,
  onChange,
}: MitigationsEditorProps) {
  const said = saidMitigations(mitigations);
  const [added, setAdded] = useState<string>();
  const buys = mitigationBuys(readings, mitigations);
  const add = () => {
    const blank = blankMitigation();
    setAdded(blank.key);
    onChange([...mitigations, blank]);
  };
  const change = (key: string, part: Partial<MitigationDraft>) =>
    onChange(mitigations.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const errorsOf = (mitigation: MitigationDraft) => {
    const start = `mitigations.${said.indexOf(mitigation)}.`;
    return Object.fromEntries(
      Object.entries(errors).flatMap(([field, texts]) =>
        field.startsWith(start) ? [[field.slice(start.length), texts.join(' ')]] : [],
      ),
    );
  };
  return (
    <Stack gap={2}>
      <Inline gap={2} justify="space-between">
        <Inline gap={2} wrap>
          <Text as="h3" weight="strong">
            {t.mitigations}
          </Text>
          <Text size="grid" tone="subtle">
            {worthOf(readings, mitigations)}
          </Text>
        </Inline>
        {readOnly ? null : (
          <Button variant="accent" size="small" icon={Plus} onPress={add}>
            {t.add}
          </Button>
        )}
      </Inline>
      {mitigations.length === 0 ? (
        <Text as="p" size="grid" tone="muted">
          {t.noMitigationsForThisRisk}
        </Text>
      ) : (
        <div className={styles.mitigations}>
          <div className={styles.mitigationHead} aria-hidden="true">
            <span>{t.mitigation}</span>
            <span>{t.status}</span>
            <span>{t.dueDate}</span>
            <span className={styles.figure}>{t.cost}</span>
            <span>{t.effect}</span>
            <span className={styles.figure}>{t.expected}</span>
          </div>
          {mitigations.map((mitigation, index) => (
            <MitigationRow
              key={mitigation.key}
              mitigation={mitigation}
              buys={buys[index] ?? null}
              errors={errorsOf(mitigation)}
              readOnly={readOnly}
              isAdded={mitigation.key === added}
              onChange={(part) => change(mitigation.key, part)}
              onRemove={() => onChange(mitigations.filter(({ key }) => key !== mitigation.key))}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}

const money = (value: number | null) => (value === null ? NOTHING : formatMoney(value));

/** What the mitigations cost and what of the expected value they take off. */
function worthOf(
  readings: MitigationsEditorProps['readings'],
  mitigations: readonly MitigationDraft[],
): string | null {
  const { cost, spent, buys } = mitigationMoney(readings, mitigations);
  if (cost === 0) return null;
  return cost === spent
    ? t.moneyOfMitigationsIsSpent(
        formatMoney(cost),
        money(expectedValue(readings.inherent)),
        money(expectedValue(readings.now)),
      )
    : t.moneyOfMitigationsBuysMoney2(formatMoney(cost), formatMoney(buys));
}
