import { useQueries } from '@tanstack/react-query';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { limitsRange } from '#domain/items';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { useFlyoutMoves } from '#shared/flyout';
import { itemQuery } from '../../itemQueries.ts';
import { itemFlyout } from '../../itemFlyout.ts';
import type { Foresite, Item } from '#shared/foresite';
import { statusLook } from '../../model/itemLooks.ts';
import { effectOf } from '../../model/optimistic.ts';
import * as t from '../../texts.ts';
import * as styles from './AlternativesTable.css.ts';

const rangeWords = (item: Item) => {
  if (item.cost === null) return '-';
  const { low, high } = limitsRange(item.cost, item.lower_limit, item.upper_limit);
  return low === high ? formatMoney(low) : t.fromToTo(formatMoney(low), formatMoney(high));
};

const measures: {
  title: string;
  strong?: true;
  read: (item: Item, trend: Foresite | undefined) => string;
}[] = [
  { title: t.cost, strong: true, read: (item) => formatMoney(item.cost) },
  { title: t.range, read: rangeWords },
  { title: t.forecastWithIt, read: (item, trend) => formatMoney(effectOf(trend, item).withIt) },
  { title: t.status, read: (item) => statusLook(item.status).label },
  { title: t.scenarios, read: (item) => item.scenarios.map((one) => one.scenario_number).join(', ') || '-' },
];

export interface AlternativesTableProps {
  letter: string;
  /** Ids of the group's items, the open one among them. */
  itemIds: readonly number[];
  current: Item;
  trend: Foresite | undefined;
  /** Where the others lead; without it they open in the panel. */
  hrefOf?: (id: number) => string;
}

/** The items of a mutually exclusive group side by side; the open one stands out. */
export function AlternativesTable(props: AlternativesTableProps) {
  const projectId = useProjectId();
  const { letter, itemIds, current, trend, hrefOf } = props;
  const { open } = useFlyoutMoves(itemFlyout);
  const others = useQueries({
    queries: itemIds.filter((id) => id !== current.id).map((id) => itemQuery(projectId, id)),
  }).flatMap((query) => (query.data ? [query.data] : []));
  if (others.length === 0) return null;
  const items = [current, ...others].toSorted((a, b) => a.number - b.number);
  return (
    <Stack gap={2}>
      <Inline gap={2} align="baseline">
        <Text as="h3" size="body" weight="strong">
          {t.alternativesInGroupLetter(letter)}
        </Text>
        <Text size="meta" tone="subtle">
          {t.onlyOneCanBeApproved}
        </Text>
      </Inline>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={t.alternativesInGroupLetter(letter)}>
          <thead>
            <tr>
              <th scope="col" className={styles.head} data-measure>
                <span className={styles.hidden}>{t.measure}</span>
              </th>
              {items.map((item) => (
                <th
                  key={item.id}
                  scope="col"
                  className={styles.head}
                  data-current={item.id === current.id || undefined}
                >
                  <span className={styles.code}>{item.code}</span>
                  {item.id === current.id ? (
                    item.name
                  ) : (
                    <Link
                      href={
                        hrefOf?.(item.id) ?? pathTo('foresite', { projectId }, { itemDetailsId: item.id })
                      }
                      onPress={(event) => {
                        if (hrefOf || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
                          return;
                        event.preventDefault();
                        open(item.id);
                      }}
                    >
                      {item.name}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.title}>
                <th scope="row" className={styles.measure}>
                  {measure.title}
                </th>
                {items.map((item) => (
                  <td
                    key={item.id}
                    className={styles.cell}
                    data-current={item.id === current.id || undefined}
                    data-strong={measure.strong}
                  >
                    {measure.read(item, trend)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
