import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { useCan } from '#platform/flags';
import { roomElsewhere } from '../model/gapChoice.ts';
import * as t from '../texts.ts';
import type { Tvd, TvdMember, TvdView } from '../tvdQueries.ts';
import type { MoveStart } from './MoveDialog.tsx';
import * as styles from './Gap.css.ts';
import { MemberWhy } from './TvdWhy.tsx';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));

export interface GapRoomProps {
  row: TvdMember;
  tvd: Tvd;
  view: TvdView;
  /** What rows are called: `systems`. */
  rowsWord: string;
}

/** Rows that need less than their targets, and the way to move some of that here. */
export function GapRoom({ row, tvd, view, rowsWord }: GapRoomProps) {
  const [move, setMove] = useState<MoveStart | null>(null);
  // The target of a component is its budget.
  const mayMove = useCan('change_dimensionmemberparams') && tvd.dimension !== 'components';
  const { rows, sum } = roomElsewhere(tvd.members);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t.roomInOtherRowsWord(rowsWord)}>
      <Inline gap={2} align="baseline">
        <Text as="h3" size="body" weight="strong">
          {t.roomInOtherRowsWord(rowsWord)}
        </Text>
        <Text size="meta" tone="muted">
          {t.moneyBelowTarget(formatMoney(sum))}
        </Text>
      </Inline>
      <ul className={styles.room}>
        {rows.map((other) => (
          <li key={other.id}>
            <span>{other.name}</span>
            <span>
              {other.owner ? (
                <Avatar name={personName(other.owner)} seed={other.owner.id} size="tiny" />
              ) : null}
            </span>
            <MemberWhy
              inPanel
              row={other}
              figure="gap"
              title={t.gap}
              text={formatMoney(other.gap)}
              scope={{ tvd, area: null }}
            >
              <Figure explained trend="fall" trendLabel={t.underTarget}>
                {formatMoney(other.gap)}
              </Figure>
            </MemberWhy>
            {mayMove ? (
              <Button
                size="small"
                onPress={() =>
                  setMove({
                    fromId: other.id,
                    toId: row.id,
                    amount: Math.floor(Math.min(-(other.gap ?? 0), row.gap ?? 0)),
                  })
                }
              >
                {t.move}
                <span className={styles.heard}>{t.fromName(other.name)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {move ? (
        <Suspense fallback={null}>
          <MoveDialog tvd={tvd} view={view} start={move} onClose={() => setMove(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}
