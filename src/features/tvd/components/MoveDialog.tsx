import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { targetGap } from '#domain/foresite';
import { formatMoney } from '#domain/money';
import { movedTargets, moveProblem, targetFields } from '#domain/tvd';
import { stateLabel } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import { targetRefusal, useSaveTargets } from '../tvdMutations.ts';
import type { Tvd, TvdView } from '../tvdQueries.ts';
import * as styles from './Tvd.css.ts';

export interface TargetDialogProps {
  tvd: Tvd;
  view: TvdView;
  onClose: () => void;
}

/** A move that is proposed. */
export interface MoveStart {
  fromId: number;
  toId: number;
  amount: number;
}

/** Moves a part of one target to another, and says why; both change in one step. */
export default function MoveDialog({ tvd, view, start, onClose }: TargetDialogProps & { start?: MoveStart }) {
  const save = useSaveTargets(view, { shownInline: true });
  const [fromId, setFromId] = useState<string | null>(start ? String(start.fromId) : null);
  const [toId, setToId] = useState<string | null>(start ? String(start.toId) : null);
  const [amount, setAmount] = useState<number | null>(start?.amount ?? null);
  const [note, setNote] = useState('');
  const find = (id: string | null) => tvd.members.find((row) => String(row.id) === id);
  const from = find(fromId);
  const to = find(toId);
  const chosen = from && to && amount !== null ? { from, to, amount } : null;
  const problem = chosen ? moveProblem(chosen.from, chosen.to, chosen.amount) : null;
  const moved = chosen && !problem ? movedTargets(chosen.from, chosen.to, chosen.amount) : null;
  const optionsOf = (rows: Tvd['members']) =>
    rows.map(({ id, name, target }) => ({
      value: String(id),
      label: name,
      description: target === null ? t.noTarget : formatMoney(target),
    }));
  const apply = () => {
    if (!chosen || !moved) return;
    save.mutate(
      {
        note: note.trim(),
        targets: [
          { member_id: chosen.from.id, version: chosen.from.version, target: moved.from },
          { member_id: chosen.to.id, version: chosen.to.version, target: moved.to },
        ],
      },
      { onSuccess: onClose },
    );
  };
  const missing = !chosen ? t.chooseBothRowsAndEnter : note.trim() === '' ? t.sayWhy : null;
  return (
    <Dialog
      title={t.moveATarget}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={problem ?? missing ?? undefined}
            onPress={apply}
          >
            {t.move}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.isError ? <Banner tone="critical">{targetRefusal(save.error)}</Banner> : null}
        <Columns count={2}>
          <ComboBox
            label={t.from}
            required
            startsFocused
            options={optionsOf(tvd.members.filter(({ target }) => target !== null))}
            value={fromId}
            onChange={setFromId}
          />
          <ComboBox label={t.to} required options={optionsOf(tvd.members)} value={toId} onChange={setToId} />
        </Columns>
        <MoneyField
          label={t.amount}
          required
          decimals={0}
          minimum={0}
          value={amount}
          error={problem ?? undefined}
          hint={from ? t.nameHasMoney(from.name, formatMoney(from.target)) : ''}
          onChange={setAmount}
        />
        <TextField
          label={targetFields.note.label}
          required
          placeholder={t.whyItMoves}
          maxLength={targetFields.note.max}
          value={note}
          onChange={setNote}
        />
        {chosen && moved ? (
          <table className={styles.pairs} aria-live="polite">
            <thead>
              <tr>
                <th scope="col">{t.row}</th>
                <th scope="col">{t.targetNow}</th>
                <th scope="col">{t.newTarget}</th>
                <th scope="col">{t.state}</th>
              </tr>
            </thead>
            <tbody>
              {[
                { row: chosen.from, next: moved.from },
                { row: chosen.to, next: moved.to },
              ].map(({ row, next }) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  <td>{formatMoney(row.target)}</td>
                  <td>{formatMoney(next)}</td>
                  <td>{stateLabel(targetGap(row.forecast, next, tvd.tolerance / 100).target_state)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </Stack>
    </Dialog>
  );
}
