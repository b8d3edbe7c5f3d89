import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { type BidExtra, EXTRA_KINDS } from '#domain/procurement';
import * as t from '../../texts.ts';

export interface BidExtrasProps {
  extras: readonly BidExtra[];
  onChange: (rows: BidExtra[]) => void;
}

/** Private costs and additional items of a bid, each switched on or off. */
export function BidExtras({ extras, onChange }: BidExtrasProps) {
  const set = (place: number, part: Partial<BidExtra>) =>
    onChange(extras.map((one, at) => (at === place ? { ...one, ...part } : one)));
  const add = (kind: BidExtra['extra_kind']) =>
    onChange([...extras, { extra_kind: kind, name: '', amount: 0, is_on: true }]);
  return (
    <Stack gap={3}>
      {extras.map((extra, place) => {
        const label = EXTRA_KINDS[extra.extra_kind];
        return (
          // Rows have no id of their own; their place is what they are known by.
          // oxlint-disable-next-line react/no-array-index-key
          <Inline key={place} gap={2}>
            <TextField
              label={label}
              maxLength={120}
              value={extra.name}
              onChange={(name) => set(place, { name })}
            />
            <MoneyField
              label={t.amount}
              value={extra.amount}
              onChange={(amount) => set(place, { amount: amount ?? 0 })}
            />
            <Switch
              label={t.inTotal}
              checked={extra.is_on}
              onChange={(isOn) => set(place, { is_on: isOn })}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={t.removeValue(extra.name || label.toLowerCase())}
              onPress={() => onChange(extras.filter((_, at) => at !== place))}
            />
          </Inline>
        );
      })}
      {extras.length < 40 ? (
        <Inline gap={2}>
          <Button size="small" onPress={() => add('PRIVATE')}>
            {t.addPrivateCost}
          </Button>
          <Button size="small" onPress={() => add('ADDITION')}>
            {t.addAdditionalItem}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
