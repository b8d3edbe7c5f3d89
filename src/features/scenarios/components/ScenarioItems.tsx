import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { excludeEachOther, focusItem } from '#domain/items';
import { formatMoney, sumMoney } from '#domain/money';
import { scenarioItemsProblem } from '#domain/scenarios';
import { LoadError } from '#shared/failure';
import { itemsQuery, itemTitle, statusLook } from '#features/items';
import type { ItemBrief, Scenario } from '#shared/foresite';
import * as t from '../texts.ts';
import * as styles from './ScenarioItems.css.ts';

export interface ScenarioItemsProps {
  projectId: number;
  scenario: Scenario;
  onCancel: () => void;
  onSave: (items: number[]) => void;
}

/** Rows that are drawn at once; the search finds the others. */
const mostShown = 100;

/** Says which items a scenario holds; ticking one of a group lets the other go. */
export default function ScenarioItems({ projectId, scenario, onCancel, onSave }: ScenarioItemsProps) {
  const pending = useQuery(itemsQuery(projectId, { status: ['PENDING'], limit: 'all' }));
  const held = useQuery(itemsQuery(projectId, { scenario: [scenario.id], limit: 'all' }));
  const rows = useMemo(() => {
    const byId = new Map(
      [...(held.data?.results ?? []), ...(pending.data?.results ?? [])].map((row) => [row.id, row]),
    );
    return [...byId.values()].toSorted((a, b) => a.number - b.number);
  }, [held.data, pending.data]);
  const [ids, setIds] = useState<readonly number[]>(scenario.items);
  const [search, setSearch] = useState('');
  const before = new Set(scenario.items);
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const toggle = (item: ItemBrief, ticked: boolean) =>
    setIds(ticked ? focusItem(chosen, item).map(({ id }) => id) : ids.filter((id) => id !== item.id));
  const needle = search.trim().toLowerCase();
  const found = rows.filter((row) => itemTitle(row).toLowerCase().includes(needle));
  const problem = scenarioItemsProblem(chosen, before);
  return (
    <Dialog
      title={t.itemsOfScenarioNumber(scenario.scenario_number)}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={problem ?? undefined}
            onPress={() => onSave(chosen.map(({ id }) => id).toSorted((a, b) => a - b))}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField label={t.searchItems} placeholder={t.nameOrCode} value={search} onChange={setSearch} />
        {pending.isError ? (
          <LoadError what={t.itemsLower} error={pending.error} onRetry={() => void pending.refetch()} />
        ) : pending.isPending || held.isPending ? (
          <Skeleton height={160} />
        ) : (
          <ul className={styles.list} aria-label={t.items}>
            {found.slice(0, mostShown).map((item) => (
              <li key={item.id} className={styles.row}>
                <Checkbox
                  label={itemTitle(item)}
                  hint={hintOf(item, chosen)}
                  checked={ids.includes(item.id)}
                  disabledReason={
                    ids.includes(item.id) ? undefined : (scenarioItemsProblem([item], before) ?? undefined)
                  }
                  onChange={(ticked) => toggle(item, ticked)}
                />
                <span className={styles.cost}>{formatMoney(item.cost)}</span>
              </li>
            ))}
          </ul>
        )}
        {found.length > mostShown ? (
          <Text size="meta" tone="muted">
            {t.firstMostShownOfLength(mostShown, found.length)}
          </Text>
        ) : found.length === 0 && !pending.isPending ? (
          <Text size="grid" tone="muted">
            {t.noPendingItemMatches}
          </Text>
        ) : null}
        <Text size="grid">
          {t.valueTogether(chosen.length === 1 ? t.item1 : t.lengthItems(chosen.length))}
          <strong>{formatMoney(sumMoney(chosen.map(({ cost }) => cost)))}</strong>
        </Text>
      </Stack>
    </Dialog>
  );
}

/** What is to be known of an item here: that it was decided since, or whom it would replace. */
function hintOf(item: ItemBrief, chosen: readonly ItemBrief[]): string | undefined {
  if (item.status !== 'PENDING') return statusLook(item.status).label;
  const rival = chosen.find((other) => excludeEachOther(item, other));
  return rival ? t.replacesCodeWhich(rival.code) : undefined;
}
