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
import { EverybodysSetup } from './EverybodysSetup.tsx';
import { type Look, movedPart, readLook, switchedPart, usualLook } from './look.ts';
import type { PageKey } from './pageSetup.ts';
import * as t from './texts.ts';

export interface CustomizeFlyoutProps<Part extends string> {
  label: string;
  /** What one part is called, and several: `card` and `cards`. */
  noun: readonly [one: string, several: string];
  /** The parts with their names, in their usual order. */
  parts: Readonly<Record<Part, string>>;
  look: Look<Part>;
  /** Those that there is something to show in. */
  offered: readonly Part[];
  onChange: (look: Look<Part>) => void;
  /** The page whose setup it is: people may make theirs that of the project. */
  page: PageKey;
  onClose: () => void;
}

/** Which parts of a page a person wants to see, and in what order. It is theirs alone until they make it the project's. */
export function CustomizeFlyout<Part extends string>({
  label,
  noun: [one, several],
  parts,
  look,
  offered,
  onChange,
  page,
  onClose,
}: CustomizeFlyoutProps<Part>) {
  const [said, setSaid] = useState('');
  const listed = look.order.filter((part) => offered.includes(part));
  const move = (part: Part, by: -1 | 1) => {
    // A part that is not offered to this person keeps its place, and the others pass it.
    const target = listed[listed.indexOf(part) + by];
    if (target === undefined) return;
    let next = look;
    while (next.order.indexOf(part) !== look.order.indexOf(target)) next = movedPart(next, part, by);
    onChange(next);
    setSaid(t.partIsNumber(parts[part], listed.indexOf(target) + 1, listed.length));
  };
  return (
    <Flyout
      label={label}
      size="small"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {label}
          </Text>
          <IconButton icon={X} label={t.close} onPress={onClose} />
        </Inline>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{t.thisIsYourOwnView}</Text>
        <Stack gap={2}>
          {listed.map((part, index) => (
            <Inline key={part} justify="space-between">
              <Switch
                label={parts[part]}
                checked={!look.hidden.includes(part)}
                onChange={(isOn) => onChange(switchedPart(look, part, isOn))}
              />
              <Inline gap={1}>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={t.movePartUp(parts[part])}
                  disabledReason={index === 0 ? t.itIsTheFirstOne(one) : undefined}
                  onPress={() => move(part, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={t.movePartDown(parts[part])}
                  disabledReason={index === listed.length - 1 ? t.itIsTheLastOne(one) : undefined}
                  onPress={() => move(part, 1)}
                />
              </Inline>
            </Inline>
          ))}
        </Stack>
        <Inline>
          <Button onPress={() => onChange(usualLook(parts))}>{t.resetToDefaultSeveral(several)}</Button>
        </Inline>
        <EverybodysSetup
          page={page}
          look={look}
          usual={usualLook(parts)}
          read={(config) => readLook(parts, config)}
          onChange={onChange}
        />
        <div role="status" style={heardOnly}>
          {said}
        </div>
      </Stack>
    </Flyout>
  );
}
