import { Button } from '#design-system/actions/Button/Button.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, sumMoney } from '#domain/money';
import type { Foresite, ItemBrief } from '../model/foresiteTypes.ts';
import { sharedGroups } from '../model/sharedGroups.ts';

export interface SelectionBarProps {
  items: readonly ItemBrief[];
  trend: Foresite | undefined;
  onClear: () => void;
}

/** What the checked options would do together: their cost and the forecast with all of them. */
export function SelectionBar({ items, trend, onClear }: SelectionBarProps) {
  const cost = sumMoney(items.map((item) => item.cost ?? 0));
  const forecast = trend?.summary.forecast ?? null;
  const clash = sharedGroups(items);
  return (
    <Inline gap={3} wrap>
      <Text size="grid">
        {items.length === 1 ? '1 item' : `${items.length} items`} checked, together{' '}
        <strong>{formatMoney(cost)}</strong>
        {forecast === null ? null : (
          <>
            {' '}
            · forecast with them <strong>{formatMoney(sumMoney([forecast, cost]))}</strong>
          </>
        )}
      </Text>
      {clash.length > 0 ? (
        <Text size="grid" tone="caution">
          {`Cannot all be approved: they share group ${clash.join(', ')}`}
        </Text>
      ) : null}
      <Button size="small" variant="quiet" onPress={onClear}>
        Clear
      </Button>
    </Inline>
  );
}
