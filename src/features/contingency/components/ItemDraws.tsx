import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/dates';
import { formatCents } from '#domain/money';
import { useCan } from '#platform/flags';
import { entriesQuery } from '../contingencyQueries.ts';
import { Fold } from '#shared/fold';
import { itemPartsStyles as styles } from '#shared/foresite';
import * as t from '../texts.ts';

/** More than anybody writes for one row. */
const most = 100;

export interface RowDrawsProps {
  projectId: number;
  /** The row that funds moved for. */
  of: { risk: number } | { item: number };
}

/** The pots that an item drew on or funded; nothing while there are none. */
export function ItemDraws({ projectId, itemId }: { projectId: number; itemId: number }) {
  return useCan('view_item_markup') ? <RowDraws projectId={projectId} of={{ item: itemId }} /> : null;
}

/** What funds moved for a row; nothing while they did not. */
export function RowDraws({ projectId, of }: RowDrawsProps) {
  const entries = useQuery(entriesQuery(projectId, { ...of, limit: most })).data;
  if (!entries || entries.count === 0) return null;
  return (
    <Fold id={'risk' in of ? 'risk.contingency' : 'item.contingency'} title={t.contingency}>
      <ul className={styles.list} aria-label={t.contingency}>
        {entries.results.map(({ id, pot, amount, date }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{`${amount < 0 ? t.drawnFrom : t.funds} ${pot.name}`}</span>
            <span className={styles.aside}>{formatDate(date)}</span>
            <span>{formatCents(Math.abs(amount))}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
