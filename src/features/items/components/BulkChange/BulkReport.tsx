import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { byReason, codesText } from '../../model/bulkChange.ts';
import type { ItemBrief } from '#shared/foresite';
import * as t from '../../texts.ts';
import * as styles from './BulkReport.css.ts';

export interface LeftAloneProps {
  title: string;
  left: readonly { item: ItemBrief; reason: string }[];
}

/** Items that are not touched, by the reason why. */
export function LeftAlone({ title, left }: LeftAloneProps) {
  return (
    <section aria-label={title}>
      <Text as="h3" size="grid" weight="strong">
        {title}
      </Text>
      <ul className={styles.list}>
        {byReason(left).map(({ reason, codes }) => (
          <li key={reason}>
            <b>{codesText(codes)}</b> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An item that somebody changed meanwhile, in lines. */
export interface QuickerOne {
  item: ItemBrief;
  lines: readonly string[];
}

/** What others changed meanwhile: nothing was saved, and the next press goes on from theirs. */
export function BulkConflict({
  quicker,
  onLeaveOut,
}: {
  quicker: readonly QuickerOne[];
  onLeaveOut: () => void;
}) {
  const lines = quicker.flatMap((one) => one.lines);
  return (
    <Banner
      tone="caution"
      action={
        <Button size="small" onPress={onLeaveOut}>
          {t.leaveThemOut}
        </Button>
      }
    >
      <Stack gap={2}>
        {t.someoneElseChangedTheseItemsFirst}
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Stack>
    </Banner>
  );
}
