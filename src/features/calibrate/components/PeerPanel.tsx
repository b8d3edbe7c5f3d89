import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import { AREA_UNITS } from '#domain/area';
import type { Calibrate } from '../calibrateQueries.ts';
import { Why } from '#shared/why';
import { likenessReason } from '../model/calibrateReasons.ts';
import { byLikeness, type EstimateColumn } from '../model/breakdownRows.ts';
import { MOST_COLUMNS } from '../model/calibrateFilters.ts';
import * as t from '../texts.ts';
import { useCalibrateFilters } from './useCalibrateFilters.ts';
import * as styles from './Breakdown.css.ts';

/** The peers, the most alike first; those that are checked stand beside the project. */
export function PeerPanel({ found, columns }: { found: Calibrate; columns: readonly EstimateColumn[] }) {
  const [filters, change] = useCalibrateFilters();
  const further = new Set(filters.milestones);
  const shown = columns.flatMap(({ peer, isMine }) =>
    isMine || further.has(peer.milestone_id ?? 0) ? [] : [peer.id],
  );
  const isFull = columns.length > MOST_COLUMNS;
  return (
    <Card padding="none" title={t.peers} actions={<span className={styles.share}>{t.likeness}</span>}>
      <ul className={styles.peers}>
        {byLikeness(found).map(({ peer, share }) => {
          const isOn = shown.includes(peer.id);
          const area = `${formatNumber(peer.area.value)} ${AREA_UNITS[peer.area.unit].abbreviation}`;
          return (
            <li key={peer.id} data-on={isOn || undefined}>
              <Checkbox
                label={peer.name}
                hint={[peer.city, peer.year, area].filter((part) => part !== null).join(' · ')}
                checked={isOn}
                disabledReason={isFull && !isOn ? t.eightColumnsAtMostRemove : undefined}
                onChange={(next) =>
                  change({ columns: next ? [...shown, peer.id] : shown.filter((id) => id !== peer.id) })
                }
              />
              <span className={styles.share}>
                <Why
                  name={t.likenessOfName(peer.name)}
                  text={`${share}%`}
                  reason={() => likenessReason(found.project, peer, share)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
