import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { estimateLineFields } from '#domain/estimate';
import { formatCents, formatNumber, sumMoney } from '#domain/money';
import { linesOf } from '../../model/bulkLines.ts';
import type { DraftLine } from '../../model/importDraft.ts';
import type { LineRow } from '../../model/lineBatch.ts';
import { asNotes, leaveOut, type NotesRefusal, recodeRows } from '../../model/reviewBulk.ts';
import * as t from '../../texts.ts';
import * as styles from '../Estimate.css.ts';
import { RecodeDialog } from '../RecodeDialog.tsx';
import * as importStyles from './Import.css.ts';

export interface ReviewBulkProps {
  /** All rows, in the order of the file. */
  rows: readonly LineRow[];
  /** All rows, in the order of the grid. */
  ordered: readonly LineRow[];
  /** Those that it shows now. */
  shown: readonly LineRow[];
  selected: ReadonlySet<string>;
  origins: ReadonlyMap<string, DraftLine>;
  groups: readonly { id: number; div_code: string; name: string }[];
  onClear: () => void;
  /** `isOfAll`: made over all rows, because a line that is not in error changes too. */
  onChange: (changes: GridChanges<LineRow>, isOfAll?: boolean) => void;
}

const refusalOf = (refusal: NotesRefusal) =>
  refusal.reason === 'first'
    ? t.theFirstLine
    : t.notesAreTooLong(
        refusal.row,
        formatNumber(refusal.characters),
        formatNumber(estimateLineFields.notes.max),
      );

/** What can be done to the checked rows of a file at once; the grid's undo takes it back. */
export function ReviewBulk({
  rows,
  ordered,
  shown,
  selected,
  origins,
  groups,
  onClear,
  onChange,
}: ReviewBulkProps) {
  const [recodes, setRecodes] = useState(false);
  const chosen = shown.filter(({ key }) => selected.has(key));
  const keys = new Set(chosen.map(({ key }) => key));
  const notes = keys.size === 0 ? null : asNotes(rows, ordered, keys, origins);
  const none = keys.size === 0 ? t.checkALineFirst : undefined;
  const done = (changes: GridChanges<LineRow>, isOfAll?: boolean) => {
    onChange(changes, isOfAll);
    onClear();
  };
  return (
    <>
      <div className={importStyles.bulk}>
        <Inline gap={2} justify="space-between" wrap>
          <span role="status" className={styles.checked}>
            {keys.size === 0
              ? t.checkLinesToLeaveThem
              : t.linesOfCheckedCents(
                  linesOf(keys.size),
                  formatCents(sumMoney(chosen.map(({ amount }) => amount))),
                )}
          </span>
          <Inline gap={2} wrap>
            <Button size="small" disabledReason={none} onPress={() => done(leaveOut(shown, keys))}>
              {t.leaveOut}
            </Button>
            <Button
              size="small"
              tooltip={t.theirTextGoes}
              disabledReason={none ?? (notes && 'reason' in notes ? refusalOf(notes) : undefined)}
              onPress={() => {
                if (notes && !('reason' in notes)) done(notes, true);
              }}
            >
              {t.makeNotes}
            </Button>
            <Button size="small" disabledReason={none} onPress={() => setRecodes(true)}>
              {t.setCostGroup}
            </Button>
          </Inline>
        </Inline>
      </div>
      {recodes ? (
        <RecodeDialog
          count={keys.size}
          groups={groups}
          hint={t.ctrlZInTheGrid}
          onClose={() => setRecodes(false)}
          onSave={(group) => {
            setRecodes(false);
            done(recodeRows(shown, keys, group));
          }}
        />
      ) : null}
    </>
  );
}
