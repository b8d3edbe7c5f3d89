import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/dates';
import { formatCents } from '#domain/money';
import { useCan } from '#platform/flags';
import { entriesQuery } from '../contingencyQueries.ts';
import { Fold } from '#shared/fold';
import { itemPartsStyles as styles } from '#shared/foresite';

/** More than anybody writes for one item. */
const most = 100;

/** The pots that an item drew on or funded; nothing while there are none. */
export function ItemDraws({ projectId, itemId }: { projectId: number; itemId: number }) {
  const seesCost = useCan('view_item_markup');
  const entries = useQuery({
    ...entriesQuery(projectId, { item: itemId, limit: most }),
    enabled: seesCost,
  }).data;
  if (!entries || entries.count === 0) return null;
  return (
    <Fold id="item.contingency" title="Contingency">
      <ul className={styles.list} aria-label="Contingency">
        {entries.results.map(({ id, pot, amount, date }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{`${amount < 0 ? 'Drawn from' : 'Funds'} ${pot.name}`}</span>
            <span className={styles.aside}>{formatDate(date)}</span>
            <span>{formatCents(Math.abs(amount))}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
