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
            Mitigations
          </Text>
          <Text size="grid" tone="subtle">
            {worthOf(readings, mitigations)}
          </Text>
        </Inline>
        {readOnly ? null : (
          <Button variant="accent" size="small" icon={Plus} onPress={add}>
            Add
          </Button>
        )}
      </Inline>
      {mitigations.length === 0 ? (
        <Text as="p" size="grid" tone="muted">
          No mitigations for this risk yet.
        </Text>
      ) : (
        <div className={styles.mitigations}>
          <div className={styles.mitigationHead} aria-hidden="true">
            <span>Mitigation</span>
            <span>Status</span>
            <span>Due date</span>
            <span className={styles.figure}>Cost</span>
            <span>Effect</span>
            <span className={styles.figure}>Expected</span>
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
    ? `${formatMoney(cost)} of mitigations is spent; expected value went from ${money(expectedValue(readings.inherent))} to ${money(expectedValue(readings.now))}`
    : `${formatMoney(cost)} of mitigations buys ${formatMoney(buys)} of expected value`;
}
