import { daysBetween, formatDate } from '#domain/dates';
import * as t from '../../texts.ts';
import * as styles from './Gantt.css.ts';
import { useGantt } from './useGantt.ts';

/** What the shapes mean, and how the GMP lock stands to the baseline. */
export function GanttFoot() {
  const { look, baseline, network, rows } = useGantt();
  const lock = rows.find(({ kind, name }) => kind === 'event' && /gmp/i.test(name));
  const node = lock && network.nodes.find(({ key }) => key === lock.key);
  const was = lock && baseline?.get(lock.key)?.from;
  const days = node && was ? daysBetween(was, node.from) : 0;
  return (
    <div className={styles.foot}>
      <span className={styles.footItem}>
        <i className={styles.swatch} aria-hidden="true" />
        {t.activityDonePartSolid}
      </span>
      {look.critical ? (
        <span className={styles.footItem}>
          <i className={styles.swatch} data-kind="critical" aria-hidden="true" />
          {t.critical}
        </span>
      ) : null}
      {look.baseline && baseline ? (
        <span className={styles.footItem}>
          <i className={styles.swatch} data-kind="baseline" aria-hidden="true" />
          {t.baseline}
        </span>
      ) : null}
      <span className={styles.footItem}>
        <i className={styles.swatch} data-kind="proposed" aria-hidden="true" />
        {t.proposed}
      </span>
      <span className={styles.footItem}>
        <i className={styles.mark} aria-hidden="true" />
        {t.milestone}
      </span>
      <span className={styles.footItem}>
        <i className={styles.mark} data-kind="event" aria-hidden="true" />
        {t.contractEvent}
      </span>
      {node ? (
        <span className={styles.footEnd}>
          {lock.name} {formatDate(node.from)}
          {was === undefined || !look.baseline ? null : days === 0 ? (
            t.asInTheBaseline2
          ) : (
            <>
              ,{' '}
              <b
                className={days > 0 ? styles.late : undefined}
              >{`${Math.abs(days)} ${t.dayWord(Math.abs(days))}`}</b>
              {t.valueTheBaseline(days > 0 ? t.after : t.before)}
            </>
          )}
        </span>
      ) : null}
    </div>
  );
}
