import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney } from '#domain/money';
import { percentShares, SHARE_BASES, shareBudget, type ShareBasis } from '#domain/tvd';
import * as t from '../texts.ts';
import { targetRefusal, useSaveTargets } from '../tvdMutations.ts';
import type { TargetDialogProps } from './MoveDialog.tsx';
import * as styles from './Tvd.css.ts';

const basisOptions = () =>
  (Object.keys(SHARE_BASES) as ShareBasis[]).map((value) => ({ value, label: SHARE_BASES[value].label }));
const most = 500; // targets that are saved at once

/** Shares a budget out over the rows, each by its percent; nothing is written before Set targets. */
export default function ShareDialog({ tvd, view, onClose }: TargetDialogProps) {
  const save = useSaveTargets(view, { shownInline: true });
  const { members } = tvd;
  const [basis, setBasis] = useState<ShareBasis>('current');
  const sharesBy = (by: ShareBasis) => percentShares(members.map((row) => row[by]));
  const [percents, setPercents] = useState(() => sharesBy('current'));
  const [budget, setBudget] = useState<number | null>(tvd.total.target);
  const { amounts, left } = shareBudget(
    budget ?? 0,
    members.map(({ target }, at) => ({ percent: percents[at] ?? null, target })),
  );
  const targets = members.flatMap(({ id, version, target }, at) => {
    const amount = amounts[at] ?? null;
    return amount === null || amount === target ? [] : [{ member_id: id, version, target: amount }];
  });
  const tooLow = members.map(({ stretch }, at) => {
    const amount = amounts[at] ?? null;
    return amount !== null && amount > 0 && stretch !== null && stretch > amount;
  });
  const blocked =
    budget === null || budget <= 0
      ? t.enterABudget
      : tooLow.includes(true)
        ? t.aStretchGoalIsAbove
        : targets.length === 0
          ? t.noTargetChanges
          : targets.length > most
            ? t.atMostMostTargets(most)
            : undefined;
  return (
    <Dialog
      title={t.shareOutTheBudget}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={blocked}
            onPress={() => save.mutate({ source: 'paste', targets }, { onSuccess: onClose })}
          >
            {t.setLengthValue(targets.length, t.targetWord(targets.length))}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {save.isError ? <Banner tone="critical">{targetRefusal(save.error)}</Banner> : null}
        <Columns count={2}>
          <MoneyField
            label={t.budget}
            startsFocused
            decimals={0}
            minimum={0}
            value={budget}
            onChange={setBudget}
          />
          <Select
            label={t.inProportionTo}
            value={basis}
            options={basisOptions()}
            onChange={(next) => {
              setBasis(next);
              setPercents(sharesBy(next));
            }}
          />
        </Columns>
        <ScrollBox label={t.targets} className={styles.room}>
          <table className={styles.pairs}>
            <thead>
              <tr>
                <th scope="col">{t.row}</th>
                <th scope="col" className={styles.now}>
                  {t.targetNow}
                </th>
                <th scope="col">{t.share}</th>
                <th scope="col">{t.newTarget}</th>
              </tr>
            </thead>
            <tbody>
              {members.map((row, at) => {
                const amount = amounts[at] ?? null;
                return (
                  <tr key={row.id}>
                    <th scope="row">
                      {row.name}
                      <span className={styles.nowBelow}>{t.nowMoney(formatMoney(row.target))}</span>
                    </th>
                    <td className={styles.now}>{formatMoney(row.target)}</td>
                    <td className={styles.share}>
                      <PercentField
                        label={t.shareOfName(row.name)}
                        labelHidden
                        size="small"
                        align="end"
                        minimum={0}
                        maximum={100}
                        value={percents[at] ?? null}
                        error={tooLow[at] ? t.belowItsStretchGoal : undefined}
                        onChange={(value) =>
                          setPercents((now) => now.map((one, index) => (index === at ? value : one)))
                        }
                      />
                    </td>
                    <td>{formatMoney(amount ?? row.target)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
        <p className={styles.outcome} aria-live="polite">
          {left === 0 ? (
            t.nothingLeftToAllocate
          ) : (
            <>
              <b>{formatMoney(Math.abs(left))}</b> {left > 0 ? t.leftToAllocate : t.tooMuch}
            </>
          )}
          {t.rowsWithoutAShareKeep}
        </p>
      </Stack>
    </Dialog>
  );
}
