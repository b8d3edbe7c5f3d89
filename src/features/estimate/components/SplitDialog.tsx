import { useState } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { type Area, toSquareFeet } from '#domain/area';
import { type SplitShare, splitLine } from '#domain/estimate';
import { formatCents, formatPercent, sumMoney } from '#domain/money';
import { percentShares } from '#domain/tvd';
import { linesOf } from '../model/bulkLines.ts';
import type { LineRow } from '../model/lineBatch.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';

/** A component that lines can be split over. */
export interface SplitPlace {
  id: number;
  name: string;
  is_uncategorized: boolean;
  area: Area | null;
}

export interface SplitDialogProps {
  rows: readonly LineRow[];
  places: readonly SplitPlace[];
  onClose: () => void;
  onSave: (shares: SplitShare[]) => void;
}

type Basis = 'area' | 'equal' | 'hand';
const bases: readonly { value: Basis; label: string }[] = [
  { value: 'area', label: t.byArea },
  { value: 'equal', label: t.equally },
  { value: 'hand', label: t.byHand },
];

/** Shares the checked lines out over components, each by its percent; what that comes to shows before it is written. */
export function SplitDialog({ rows, places, onClose, onSave }: SplitDialogProps) {
  const areas = places.map(({ area }) => (area ? toSquareFeet(area) : 0));
  const hasAreas = areas.some((area) => area > 0);
  const shareBy = (by: Basis) =>
    percentShares(by === 'area' ? areas : places.map((place) => (place.is_uncategorized ? 0 : 1)));
  const [basis, setBasis] = useState<Basis>(hasAreas ? 'area' : 'equal');
  const [percents, setPercents] = useState(() => shareBy(basis));
  const shares = places.map(({ id }, at) => ({ component_id: id, percent: percents[at] ?? 0 }));
  const hundredths = shares.reduce((all, { percent }) => all + Math.round(percent * 100), 0);
  const isWhole = hundredths === 10_000;
  const amounts = new Map<number, number[]>(places.map(({ id }) => [id, []]));
  if (isWhole)
    for (const row of rows)
      for (const part of splitLine(row, shares)) amounts.get(part.component_id)?.push(part.amount);
  return (
    <Dialog
      title={t.splitLinesOfOverComponents(linesOf(rows.length))}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={isWhole ? undefined : t.theSharesHaveToCome}
            onPress={() => onSave(shares)}
          >
            {t.splitLinesOf(linesOf(rows.length))}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <ToggleGroup
          label={t.shares}
          options={bases.filter(({ value }) => value !== 'area' || hasAreas)}
          value={basis}
          onChange={(next) => {
            setBasis(next);
            if (next !== 'hand') setPercents(shareBy(next));
          }}
        />
        <ScrollBox label={t.sharesOfComponents} className={styles.shares}>
          <table className={styles.shareTable}>
            <thead>
              <tr>
                <th scope="col">{t.component}</th>
                <th scope="col">{t.share}</th>
                <th scope="col">{t.amount}</th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ id, name }, at) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td className={styles.shareField}>
                    <PercentField
                      label={t.shareOfName(name)}
                      labelHidden
                      size="small"
                      align="end"
                      minimum={0}
                      maximum={100}
                      value={percents[at] ?? null}
                      onChange={(value) => {
                        setBasis('hand');
                        setPercents((now) => now.map((one, index) => (index === at ? value : one)));
                      }}
                    />
                  </td>
                  <td>{isWhole ? formatCents(sumMoney(amounts.get(id) ?? [])) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p role="status" className={styles.outcome}>
          {isWhole ? t.quantitiesAreSharedOut : t.theSharesComeToPercent(formatPercent(hundredths / 100, 2))}
        </p>
      </Stack>
    </Dialog>
  );
}
