import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCents, subtractMoney } from '#domain/money';
import { useProjectId } from '#shared/project';
import { plural } from '../../model/templateDraft.ts';
import { markupEffectQuery, type MarkupEffect, type ProjectLine } from '../../projectMarkupQueries.ts';
import * as styles from '../Markups.css.ts';

/** What these lines would do to the project's items and forecast, worked out by the server from all of them. */
export function Effect({ lines }: { lines: readonly ProjectLine[] }) {
  const { data, error } = useQuery(markupEffectQuery(useProjectId(), useDeferredValue(lines)));
  if (error) return <Banner tone="critical">{error.message}</Banner>;
  return data ? <EffectTable effect={data} /> : <Skeleton height={120} />;
}

const dash = '—';
const money = (value: number | null) => (value === null ? dash : formatCents(value));
const change = (before: number | null, after: number | null) => {
  if (before === null || after === null) return dash;
  const by = subtractMoney(after, before);
  return by === 0 ? 'No change' : `${by < 0 ? '▼' : '▲'} ${formatCents(Math.abs(by))}`;
};

function EffectTable({ effect: { items, estimate, forecast } }: { effect: MarkupEffect }) {
  const rows = [
    { name: 'Current estimate', note: 'as it was entered', before: estimate, after: estimate },
    { name: 'Items, direct cost', before: items.direct, after: items.direct },
    {
      name: 'Items with markups',
      note: `${items.moved} of ${plural(items.count, 'item')} change`,
      before: items.before,
      after: items.after,
    },
    { name: 'Forecast', before: forecast.before, after: forecast.after, strong: true },
  ];
  return (
    <Stack gap={2}>
      <div className={styles.scroll}>
        <table className={styles.effect}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.hidden}>Figure</span>
              </th>
              <th scope="col">Now</th>
              <th scope="col">After</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, before, after, strong }) => (
              <tr key={name} data-strong={strong || undefined}>
                <th scope="row">
                  {name}
                  {note === undefined ? null : <span className={styles.facts}>{note}</span>}
                </th>
                <td>{money(before)}</td>
                <td>{money(after)}</td>
                <td>{change(before, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="grid" tone="muted">
        Items take percentages over. Lump sums and sums by area belong to the whole project.
      </Text>
    </Stack>
  );
}
