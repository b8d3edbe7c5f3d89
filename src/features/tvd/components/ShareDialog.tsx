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
      ? 'Enter a budget'
      : tooLow.includes(true)
        ? 'A stretch goal is above its new target'
        : targets.length === 0
          ? 'No target changes'
          : targets.length > most
            ? `At most ${most} targets are set at once`
            : undefined;
  return (
    <Dialog
      title="Share out the budget"
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={blocked}
            onPress={() => save.mutate({ source: 'paste', targets }, { onSuccess: onClose })}
          >
            {`Set ${targets.length} ${targets.length === 1 ? 'target' : 'targets'}`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {save.isError ? <Banner tone="critical">{targetRefusal(save.error)}</Banner> : null}
        <Columns count={2}>
          <MoneyField
            label="Budget"
            startsFocused
            decimals={0}
            minimum={0}
            value={budget}
            onChange={setBudget}
          />
          <Select
            label="In proportion to"
            value={basis}
            options={basisOptions()}
            onChange={(next) => {
              setBasis(next);
              setPercents(sharesBy(next));
            }}
          />
        </Columns>
        <ScrollBox label="Targets" className={styles.room}>
          <table className={styles.pairs}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col" className={styles.now}>
                  Target now
                </th>
                <th scope="col">Share</th>
                <th scope="col">New target</th>
              </tr>
            </thead>
            <tbody>
              {members.map((row, at) => {
                const amount = amounts[at] ?? null;
                return (
                  <tr key={row.id}>
                    <th scope="row">
                      {row.name}
                      <span className={styles.nowBelow}>{`Now ${formatMoney(row.target)}`}</span>
                    </th>
                    <td className={styles.now}>{formatMoney(row.target)}</td>
                    <td className={styles.share}>
                      <PercentField
                        label={`Share of ${row.name}`}
                        labelHidden
                        size="small"
                        align="end"
                        minimum={0}
                        maximum={100}
                        value={percents[at] ?? null}
                        error={tooLow[at] ? 'Below its stretch goal' : undefined}
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
            'Nothing left to allocate.'
          ) : (
            <>
              <b>{formatMoney(Math.abs(left))}</b> {left > 0 ? 'left to allocate.' : 'too much.'}
            </>
          )}{' '}
          Rows without a share keep their targets.
        </p>
      </Stack>
    </Dialog>
  );
}
