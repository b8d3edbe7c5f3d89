import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { ArrowDown, ArrowUp, X } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import {
  movedCard,
  OVERVIEW_CARDS,
  type OverviewCard,
  type OverviewLook,
  switchedCard,
  usualLook,
} from '../model/overviewLook.ts';

export interface CustomizeFlyoutProps {
  look: OverviewLook;
  /** The cards that there is something to show in. */
  offered: readonly OverviewCard[];
  onChange: (look: OverviewLook) => void;
  onClose: () => void;
}

/** Which cards a person wants to see, and in what order. It is theirs alone and kept in their browser. */
export function CustomizeFlyout({ look, offered, onChange, onClose }: CustomizeFlyoutProps) {
  const [said, setSaid] = useState('');
  const cards = look.order.filter((card) => offered.includes(card));
  const move = (card: OverviewCard, by: -1 | 1) => {
    // A card that is not offered to this person keeps its place, and the others pass it.
    const target = cards[cards.indexOf(card) + by];
    if (target === undefined) return;
    let next = look;
    while (next.order.indexOf(card) !== look.order.indexOf(target)) next = movedCard(next, card, by);
    onChange(next);
    setSaid(`${OVERVIEW_CARDS[card]} is number ${cards.indexOf(target) + 1} of ${cards.length}.`);
  };
  return (
    <Flyout
      label="Customize overview"
      size="small"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" weight="strong">
            Customize overview
          </Text>
          <IconButton icon={X} label="Close" onPress={onClose} />
        </Inline>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">This is your own view of every project; no one else sees a change.</Text>
        <Stack gap={2}>
          {cards.map((card, index) => (
            <Inline key={card} justify="space-between">
              <Switch
                label={OVERVIEW_CARDS[card]}
                checked={!look.hidden.includes(card)}
                onChange={(isOn) => onChange(switchedCard(look, card, isOn))}
              />
              <Inline gap={1}>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={`Move ${OVERVIEW_CARDS[card]} up`}
                  disabledReason={index === 0 ? 'It is the first card' : undefined}
                  onPress={() => move(card, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={`Move ${OVERVIEW_CARDS[card]} down`}
                  disabledReason={index === cards.length - 1 ? 'It is the last card' : undefined}
                  onPress={() => move(card, 1)}
                />
              </Inline>
            </Inline>
          ))}
        </Stack>
        <Inline>
          <Button onPress={() => onChange(usualLook)}>Reset to default cards</Button>
        </Inline>
        <div role="status" style={heardOnly}>
          {said}
        </div>
      </Stack>
    </Flyout>
  );
}
