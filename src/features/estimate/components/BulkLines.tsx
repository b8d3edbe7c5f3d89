import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { formatCents, sumMoney } from '#domain/money';
import { type LinePlan, linesOf, recodePlan, splitPlan } from '../model/bulkLines.ts';
import type { LineRow } from '../model/lineBatch.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';
import { RecodeDialog } from './RecodeDialog.tsx';
import { SplitDialog, type SplitPlace } from './SplitDialog.tsx';

export interface BulkLinesProps {
  /** Checked lines that are saved. */
  rows: readonly LineRow[];
  groups: readonly { id: number; div_code: string; name: string }[];
  components: readonly SplitPlace[];
  onClear: () => void;
  /** Writes what is planned for the checked lines, as one change set. */
  onChange: (title: string, plan: (rows: readonly LineRow[]) => LinePlan) => void;
}

/** What can be done to the checked lines at once: another cost group, or a split over components. */
export function BulkLines({ rows, groups, components, onClear, onChange }: BulkLinesProps) {
  const [asks, setAsks] = useState<'code' | 'split'>();
  const sum = sumMoney(rows.map(({ amount }) => amount));
  const close = () => setAsks(undefined);
  const unlessNone = { disabledReason: rows.length === 0 ? t.checkALineFirst : undefined };
  const done = (title: string, plan: (rows: readonly LineRow[]) => LinePlan) => {
    onChange(title, plan);
    close();
    onClear();
  };
  return (
    <>
      <Inline gap={2} justify="space-between" wrap>
        <span role="status" className={styles.checked}>
          {rows.length === 0
            ? t.checkLinesToSetTheir
            : t.linesOfCheckedCents(linesOf(rows.length), formatCents(sum))}
        </span>
        <Inline gap={2} wrap>
          <Button size="small" {...unlessNone} onPress={() => setAsks('code')}>
            {t.setCostGroup}
          </Button>
          <Button size="small" {...unlessNone} onPress={() => setAsks('split')}>
            {t.splitOverComponents}
          </Button>
          <Button size="small" variant="quiet" {...unlessNone} onPress={onClear}>
            {t.clearSelection}
          </Button>
        </Inline>
      </Inline>
      {asks === 'code' ? (
        <RecodeDialog
          count={rows.length}
          groups={groups}
          hint={t.oneChangeWithUndo}
          onClose={close}
          onSave={(group, name) =>
            done(t.linesOfMovedToName(linesOf(rows.length), name), (now) => recodePlan(now, group))
          }
        />
      ) : null}
      {asks === 'split' ? (
        <SplitDialog
          rows={rows}
          places={components}
          onClose={close}
          onSave={(shares) => done(t.linesOfSplit(linesOf(rows.length)), (now) => splitPlan(now, shares))}
        />
      ) : null}
    </>
  );
}
