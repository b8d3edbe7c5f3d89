import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { currencyText, type FileEstimate } from '#domain/estimate/import';
import type { DesignMilestone } from '#shared/project';
import { formatCents, formatNumber } from '#domain/money';
import { linesOf } from '../../model/bulkLines.ts';
import type { ByLine } from '../../model/importDraft.ts';
import type { HeldTotal } from '../../model/statedTotal.ts';
import * as t from '../../texts.ts';

export interface ConfirmImportProps {
  milestone: DesignMilestone;
  /** Lines that the milestone has, and those that take their place. */
  before: number;
  after: number;
  currencies: FileEstimate['currencies'];
  /** What a file changes that names its lines; undefined where it takes the place of all. */
  byLine?: (ByLine & { deleted: number }) | undefined;
  /** The total that the file states, held against the lines; undefined where it states none. */
  total?: HeldTotal | undefined;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * Asks before lines of a file take the place of others, prices in another currency become dollars, or lines are taken that do
 * not come to the total of their file.
 */
export function ConfirmImport({
  milestone,
  before,
  after,
  currencies,
  byLine,
  total,
  ...rest
}: ConfirmImportProps) {
  const isForeign = currencies.length > 0;
  const takesNoPlace = !isForeign && before === 0;
  return (
    <Confirm
      {...rest}
      title={
        isForeign
          ? t.toUsePricesInList(currencies.map(({ name }) => name).join(' and '))
          : byLine
            ? t.changeLinesOfName(milestone.name)
            : takesNoPlace
              ? t.takeATotalThatDiffers
              : t.replaceTheEstimateOfName(milestone.name)
      }
      confirmLabel={
        isForeign ? t.acceptAsUsDollars : byLine ? t.changeLines : takesNoPlace ? t.accept : t.replaceEstimate
      }
      tone={takesNoPlace || byLine?.deleted === 0 ? 'normal' : 'critical'}
    >
      <Stack gap={2}>
        {total && !total.agrees ? (
          <Banner tone="caution">
            {t.theFileStates(
              formatCents(total.stated),
              formatCents(total.sum),
              formatCents(Math.abs(total.difference)),
              total.difference > 0,
            )}
          </Banner>
        ) : null}
        {currencies.map((one) => (
          <Text key={one.code} size="body">
            {currencyText(one)}
          </Text>
        ))}
        {byLine ? (
          <Text size="body">{byLineText(byLine)}</Text>
        ) : before > 0 ? (
          <Text size="body">
            {t.valueAreReplaced(
              isForeign ? t.theLinesOfOfName(linesOf(before), milestone.name) : t.itsLinesOf(linesOf(before)),
              linesOf(after),
            )}
          </Text>
        ) : null}
      </Stack>
    </Confirm>
  );
}

function byLineText({ changed, added, missing, deleted }: ByLine & { deleted: number }): string {
  const counts = t.changedAddedDeleted(formatNumber(changed), formatNumber(added), formatNumber(deleted));
  const stay = missing.length - deleted;
  const lack = stay > 0 ? t.theLines(linesOf(stay), t.staysWord(stay)) : '';
  return t.countsAsOneChange(counts, lack);
}
