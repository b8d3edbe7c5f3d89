import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { Caller } from '#domain/items';
import { formatMoney, sumMoney } from '#domain/money';
import { canDoScenario } from '#domain/scenarios';
import { FloatingBar } from '#shared/page';
import { type BulkKind, BulkMenu } from '#features/items';
import type { Foresite, ItemBrief } from '#shared/foresite';
import * as t from '../texts.ts';

export interface SelectionBarProps {
  items: readonly ItemBrief[];
  trend: Foresite | undefined;
  caller: Caller;
  /** Whether the scenario is being created. */
  creating: boolean;
  onCreate: () => void;
  onChange: (kind: BulkKind) => void;
  onClear: () => void;
}

/** What the checked items would do together, and the way to make a scenario of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { items, trend, caller, creating, onCreate, onChange, onClear } = props;
  const cost = sumMoney(items.map((item) => item.cost ?? 0));
  const forecast = trend?.summary.forecast ?? null;
  const allowed = canDoScenario('create', null, caller);
  return (
    <FloatingBar label={t.checkedItems}>
      <Text size="grid">
        {t.valueCheckedTogether(items.length === 1 ? t.item1 : t.lengthItems(items.length))}
        <strong>{formatMoney(cost)}</strong>
        {forecast === null ? null : (
          <>
            {t.forecastWithThem}
            <strong>{formatMoney(sumMoney([forecast, cost]))}</strong>
          </>
        )}
      </Text>
      <Button
        size="small"
        icon={Plus}
        busy={creating}
        disabledReason={allowed.allowed ? undefined : allowed.reason}
        onPress={onCreate}
      >
        {t.createAScenario}
      </Button>
      <BulkMenu caller={caller} count={items.length} checked={items} onStart={onChange} />
      <Button size="small" variant="quiet" onPress={onClear}>
        {t.clear}
      </Button>
    </FloatingBar>
  );
}
