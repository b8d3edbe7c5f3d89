import { Button } from '#design-system/actions/Button/Button.tsx';
import { dataColors } from '#design-system/foundations/vars.css.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { changeEffects, changeIn, type ChangeRow } from '../../model/changeRows.ts';
import * as t from '../../texts.ts';
import { Change } from './changeColumns.tsx';
import * as styles from './Changes.css.ts';

const most = 6;

/** The effect that moves a line most. */
const mainEffect = (row: ChangeRow) =>
  changeEffects.reduce((best, effect) =>
    Math.abs(row[effect.key]) > Math.abs(row[best.key]) ? effect : best,
  );

/** The lines that move the estimate most. */
export function TopMovers({ rows, onAll }: { rows: readonly ChangeRow[]; onAll: () => void }) {
  if (rows.length === 0) return null;
  return (
    <Card
      padding="none"
      title={t.topMovers}
      actions={
        <>
          <Text size="meta" tone="muted">
            {t.minOfNumberLines(Math.min(most, rows.length), formatNumber(rows.length))}
          </Text>
          <Button variant="quiet" size="small" onPress={onAll}>
            {t.showAll}
          </Button>
        </>
      }
    >
      <ul className={styles.movers}>
        {rows.slice(0, most).map((row) => (
          <li key={row.key} className={styles.mover}>
            <div style={{ minWidth: 0 }}>
              <div className={styles.moverName} title={row.name}>
                {row.name}
              </div>
              <div className={styles.moverNote}>
                <span className={styles.swatch} style={{ background: dataColors[mainEffect(row).color] }} />
                {row.code && !row.isMatched ? `${row.what}, ${row.code}` : row.what}
              </div>
            </div>
            <Change change={changeIn(row)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
