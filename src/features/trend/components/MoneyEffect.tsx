import { useQuery } from '@tanstack/react-query';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, subtractMoney } from '#domain/money';
import type { PreviewInput } from '#shared/foresite';
import { useAtMost } from '#shared/page';
import * as t from '../texts.ts';
import { previewQuery } from '../trendQueries.ts';
import * as styles from './MoneyEffect.css.ts';

export interface MoneyEffectProps {
  projectId: number;
  /** What would be saved; nothing is, by asking. */
  change: PreviewInput;
}

const lines = [
  { key: 'forecast', name: t.forecast },
  { key: 'gap', name: t.overUnderBudget },
  { key: 'pending_low', name: t.lowIfPendingItemsChange },
  { key: 'pending_high', name: t.highIfPendingItemsChange },
] as const;

/** How high the figures stand, px: where it is narrow, all names but the first take two lines. */
const waiting = { wide: 152, narrow: 212 } as const;

/** Forecast, gap and range before and after a change that is not saved yet (docs/product/foresite.md). */
export function MoneyEffect({ projectId, change }: MoneyEffectProps) {
  const preview = useQuery(previewQuery(projectId, change));
  const isNarrow = useAtMost(styles.narrow);
  if (preview.isPending) return <Skeleton height={isNarrow ? waiting.narrow : waiting.wide} />;
  if (preview.isError)
    return (
      <Text as="p" size="grid" tone="muted">
        {t.theEffectOnTheForecast(preview.error.message)}
      </Text>
    );
  const { before, after } = preview.data;
  if (before.summary.forecast === null)
    return (
      <Text as="p" size="grid" tone="muted">
        {t.noMilestoneHasAnEstimate}
      </Text>
    );
  return (
    <ScrollBox label={t.effectOnTheForecast} className={styles.frame}>
      <table className={styles.table} aria-label={t.effectOnTheForecast}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t.effect}
            </th>
            {[t.now, t.after].map((heading) => (
              <th key={heading} scope="col" className={styles.headFigure}>
                {heading}
              </th>
            ))}
            <th scope="col" className={styles.headChange}>
              {t.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name }) => (
            <Line key={key} name={name} now={before.summary[key]} then={after.summary[key]} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Line({ name, now, then }: { name: string; now: number | null; then: number | null }) {
  if (now === null && then === null) return null;
  const move = now === null || then === null ? null : subtractMoney(then, now);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.figure}>
        <Figure>{formatMoney(now)}</Figure>
      </td>
      <td className={styles.after}>
        <Figure>{formatMoney(then)}</Figure>
      </td>
      <td className={styles.change}>
        {move === null || move === 0 ? (
          <Figure>-</Figure>
        ) : (
          <Figure trend={move > 0 ? 'rise' : 'fall'} trendLabel={move > 0 ? t.risesBy : t.fallsBy}>
            {formatMoney(Math.abs(move))}
          </Figure>
        )}
      </td>
    </tr>
  );
}
