import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCents, subtractMoney } from '#domain/money';
import { useProjectId } from '#shared/project';
import { markupEffectQuery, type MarkupEffect, type ProjectLine } from '../../projectMarkupQueries.ts';
import * as t from '../../texts.ts';
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
  return by === 0 ? t.noChange : `${by < 0 ? '▼' : '▲'} ${formatCents(Math.abs(by))}`;
};

function EffectTable({ effect: { items, estimate, forecast } }: { effect: MarkupEffect }) {
  const rows = [
    { name: t.currentEstimate, note: t.asItWasEntered, before: estimate, after: estimate },
    { name: t.itemsDirectCost, before: items.direct, after: items.direct },
    {
      name: t.itemsWithMarkups,
      note: t.movedOfPluralChange(items.moved, t.itemCount(items.count)),
      before: items.before,
      after: items.after,
    },
    { name: t.forecast, before: forecast.before, after: forecast.after, strong: true },
  ];
  return (
    <Stack gap={2}>
      <div className={styles.scroll}>
        <table className={styles.effect}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.hidden}>{t.figure}</span>
              </th>
              <th scope="col">{t.now}</th>
              <th scope="col">{t.after}</th>
              <th scope="col">{t.change}</th>
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
        {t.itemsTakePercentagesOverLump}
      </Text>
    </Stack>
  );
}
