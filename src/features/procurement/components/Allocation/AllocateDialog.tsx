import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney, subtractMoney, sumMoney } from '#domain/money';
import { partAmounts, shareOfAmount } from '#domain/procurement';
import { useAllocateLines } from '../../allocationMutations.ts';
import type { Allocation, AllocationLine } from '../../allocationQueries.ts';
import { linesWords } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Allocation.css.ts';
import { TargetFields } from './TargetFields.tsx';
import { noTarget, type TypedTarget, toTarget, typedTarget } from './targets.ts';

interface Props {
  allocation: Allocation;
  lines: readonly AllocationLine[];
  onClose: () => void;
  onDone: () => void;
}

interface TypedPart {
  key: number;
  target: TypedTarget;
  share: number | null;
}

let made = 0;
const newPart = (target: TypedTarget, share: number | null): TypedPart => ({
  key: (made += 1),
  target,
  share,
});

/** Lines that are allocated alike begin with what they have; others begin anew. */
function startOf(allocation: Allocation, lines: readonly AllocationLine[]): TypedPart[] {
  const [first] = lines;
  const alike = new Set(
    lines.map(({ parts }) => JSON.stringify(parts.map((part) => [part.work_package_id, part.share]))),
  );
  if (!first || alike.size > 1 || first.parts.length === 0) return [newPart(noTarget, 100)];
  return first.parts.map(({ work_package_id: id, share }) => newPart(typedTarget(allocation, id), share));
}

const rest = (parts: readonly TypedPart[]) =>
  Math.max(0, Math.round((100 - parts.reduce((sum, { share }) => sum + (share ?? 0), 0)) * 1e8) / 1e8);

/** How long what is typed here holds. */
const stays = (lines: readonly AllocationLine[]): string =>
  lines.every(({ kind }) => kind === 'FUND')
    ? t.theShareFollowsWhat
    : lines.every(({ kind }) => kind === 'ITEM')
      ? t.itHoldsUntilAnEstimate
      : t.linesWithTheSameCode;

/** Allocates lines by hand: to one work package, or split by share, amount or quantity. */
export function AllocateDialog({ allocation, lines, onClose, onDone }: Props) {
  const [parts, setParts] = useState(() => startOf(allocation, lines));
  const [tried, setTried] = useState(false);
  const save = useAllocateLines();
  const amount = sumMoney(lines.map((line) => line.amount));
  const [line] = lines;
  const quantity = lines.length === 1 ? (line?.quantity ?? null) : null;
  const change = (key: number, next: Partial<TypedPart>) =>
    setParts((now) => now.map((part) => (part.key === key ? { ...part, ...next } : part)));
  const left = rest(parts);
  const shared = parts.map(({ share }) => ({ work_package_id: null, share: share ?? 0 }));
  const amounts = partAmounts(amount, shared);
  const isHeld = lines.every(({ kind }) => kind === 'FUND');
  const byHand = lines.some(({ by }) => by === 'HAND');
  const keys = lines.map(({ key }) => key);
  const send = (input: Parameters<typeof save.mutate>[0]['input'], title: string) =>
    save.mutate({ input, title }, { onSuccess: onDone });
  const handleSave = () => {
    setTried(true);
    if (parts.some(({ target, share }) => target.bidPackage === '' || !share)) return;
    send(
      {
        lines: keys,
        parts: parts.map(({ target, share }) => ({ ...toTarget(target), share: share ?? 0 })),
      },
      t.linesWordsAllocated(linesWords(lines.length)),
    );
  };
  return (
    <Dialog
      title={lines.length === 1 ? (line?.description ?? '') : t.allocateLinesWords(linesWords(lines.length))}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          {byHand ? (
            <Button
              busy={save.isPending}
              onPress={() =>
                send(
                  { lines: keys, parts: [] },
                  isHeld ? t.contingencyHeld : t.linesWordsFollowTheRules(linesWords(lines.length)),
                )
              }
            >
              {isHeld ? t.holdIt : t.followTheRules}
            </Button>
          ) : null}
          <Box flex="grow" />
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onPress={handleSave}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">
          {`${formatMoney(amount)}${left === 0 ? '' : t.moneyLeft(formatMoney(subtractMoney(amount, sumMoney(amounts))))}. ${stays(lines)}`}
        </Text>
        {parts.map((part, at) => (
          <div key={part.key} className={styles.partRow} role="group" aria-label={t.partAt(at + 1)}>
            <TargetFields
              allocation={allocation}
              value={part.target}
              error={tried && part.target.bidPackage === '' ? t.chooseWhereItGoes : undefined}
              onChange={(target) => change(part.key, { target })}
            />
            <PercentField
              label={t.share}
              decimals={4}
              minimum={0}
              maximum={100}
              value={part.share}
              error={tried && !part.share ? t.enterAShare : undefined}
              onChange={(share) => change(part.key, { share })}
            />
            {quantity ? (
              <NumberField
                label={line?.unit ? t.quantityUnit(line.unit) : t.quantity}
                value={part.share === null ? null : Math.round(((quantity * part.share) / 100) * 1e4) / 1e4}
                onChange={(value) =>
                  change(part.key, { share: value === null ? null : shareOfAmount(value, quantity) })
                }
              />
            ) : (
              <MoneyField
                label={t.amount}
                value={part.share === null ? null : (amounts[at] ?? null)}
                onChange={(value) =>
                  change(part.key, { share: value === null ? null : shareOfAmount(value, amount) })
                }
              />
            )}
            <IconButton
              icon={X}
              label={t.removePartAt(at + 1)}
              disabledReason={parts.length === 1 ? t.aLineNeedsOnePart : undefined}
              onPress={() => setParts((now) => now.filter(({ key }) => key !== part.key))}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            icon={Plus}
            disabledReason={parts.length >= 20 ? t.aLineIsShared : undefined}
            onPress={() => setParts((now) => [...now, newPart(noTarget, rest(now) || null)])}
          >
            {t.split}
          </Button>
        </div>
        {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
      </Stack>
    </Dialog>
  );
}
