import { useQuery } from '@tanstack/react-query';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { formatMoney } from '#domain/money';
import { SCENARIO_STATUSES } from '#domain/scenarios';
import { pathTo } from '#platform/routing';
import { Fold } from '#shared/fold';
import { itemPartsStyles as styles, scenariosQuery } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';

/** The scenarios that an item is in; nothing while it is in none. */
export function ItemScenarios({ itemId }: { itemId: number }) {
  const projectId = useProjectId();
  const scenarios = useQuery(scenariosQuery(projectId)).data?.results ?? [];
  const own = scenarios.filter(({ items }) => items.includes(itemId));
  if (own.length === 0) return null;
  return (
    <Fold id="item.scenarios" title={t.scenarios} note={t.inLengthOfLength2(own.length, scenarios.length)}>
      <ul className={styles.list} aria-label={t.scenarios}>
        {own.map(({ id, scenario_number: number, name, status, cost, pending_count: pending }) => (
          <li key={id} className={styles.row}>
            <span className={styles.code}>{number}</span>
            <span className={styles.name}>
              <Link href={pathTo('foresite', { projectId }, { compare: id })}>{name}</Link>
            </span>
            {status === 'PENDING' ? (
              <span className={styles.aside}>{t.pendingPending(pending)}</span>
            ) : (
              <Badge label={SCENARIO_STATUSES[status].label} />
            )}
            <span>{formatMoney(cost)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
