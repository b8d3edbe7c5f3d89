import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { formatCents, sumMoney } from '#domain/money';
import { type LinePlan, linesOf, recodePlan, splitPlan } from '../model/bulkLines.ts';
import type { LineRow } from '../model/lineBatch.ts';
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
  const unlessNone = { disabledReason: rows.length === 0 ? 'Check a line first' : undefined };
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
            ? 'Check lines to set their cost group or split them over components.'
            : `${linesOf(rows.length)} checked, ${formatCents(sum)}`}
        </span>
        <Inline gap={2} wrap>
          <Button size="small" {...unlessNone} onPress={() => setAsks('code')}>
            Set cost group
          </Button>
          <Button size="small" {...unlessNone} onPress={() => setAsks('split')}>
            Split over components
          </Button>
          <Button size="small" variant="quiet" {...unlessNone} onPress={onClear}>
            Clear selection
          </Button>
        </Inline>
      </Inline>
      {asks === 'code' ? (
        <RecodeDialog
          count={rows.length}
          groups={groups}
          hint="One change, with Undo and in history."
          onClose={close}
          onSave={(group, name) =>
            done(`${linesOf(rows.length)} moved to ${name}`, (now) => recodePlan(now, group))
          }
        />
      ) : null}
      {asks === 'split' ? (
        <SplitDialog
          rows={rows}
          places={components}
          onClose={close}
          onSave={(shares) => done(`${linesOf(rows.length)} split`, (now) => splitPlan(now, shares))}
        />
      ) : null}
    </>
  );
}
