import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useFaultFocus } from '#shared/draft';
import { HostedFlyout, useFlyout } from '#shared/flyout';
import * as t from '../../texts.ts';

export interface DetailsPanelProps {
  flyout: Parameters<typeof useFlyout>[0];
  /** What it is, e.g. "Milestone". */
  what: string;
  code: string | undefined;
  /** Is in the address but not on the timeline. */
  isGone: boolean;
  /** What stands between the draft and its save. */
  problem: ReactNode;
  /** How often a save was refused: each time the first field at fault gets the focus. */
  refusals: number;
  isBusy: boolean;
  isChanged: boolean;
  /** Absent: only read. */
  onSave?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** What the three panels of the timeline share: heading, what is wrong, save and remove. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { flyout, what, code, isGone, problem, refusals, isBusy, isChanged, onSave, onRemove, children } =
    props;
  const { close } = useFlyout(flyout);
  const fields = useFaultFocus<HTMLDivElement>(refusals);
  const title = code ? `${what} ${code}` : t.newWhat(what.toLowerCase());
  return (
    <HostedFlyout
      flyout={flyout}
      label={title}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {title}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={close} />
        </Inline>
      }
      footer={
        isGone ? null : (
          <>
            {onRemove ? (
              <Button variant="quiet" icon={Trash2} onPress={onRemove}>
                {t.remove}
              </Button>
            ) : null}
            <Box flex="grow" />
            {onSave ? (
              <Button
                variant="primary"
                busy={isBusy}
                onPress={onSave}
                {...(!isChanged && { disabledReason: t.nothingHasBeenChanged })}
              >
                {code ? t.save : t.add}
              </Button>
            ) : null}
          </>
        )
      }
    >
      {isGone ? (
        <Text>{t.thisIsNoLonger}</Text>
      ) : (
        <div ref={fields}>
          <Stack gap={4}>
            {problem}
            {children}
          </Stack>
        </div>
      )}
    </HostedFlyout>
  );
}
