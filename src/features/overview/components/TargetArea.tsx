import { NOTHING } from '#domain/money';
import { Why } from '#shared/why';
import { areaFigures } from '../model/areaFigures.ts';
import { areaReason } from '../model/areaReasons.ts';
import type { Overview } from '../overviewQueries.ts';
import * as t from '../texts.ts';
import * as styles from './TargetArea.css.ts';

/** The program's target area, and how plan, approvals and pending items stand against it. */
export function TargetArea({ area, components }: Pick<Overview, 'area' | 'components'>) {
  return (
    <dl className={styles.figures} aria-label={t.targetArea}>
      {areaFigures(area).map(({ id, name, text, tone }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text} data-change={tone}>
            {text === NOTHING ? (
              text
            ) : (
              <Why name={name} text={text} reason={() => areaReason(id, area, components)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
