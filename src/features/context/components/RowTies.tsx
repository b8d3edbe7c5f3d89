import { dataColor } from '#design-system/foundations/dataColor.ts';
import type { ContextEntry } from '../contextQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Context.css.ts';

type Ties = Pick<ContextEntry, 'milestone' | 'component' | 'cost_group'>;

/** What an entry or a document is tied to: milestone, component, and the cost group, which filters the list. */
export function RowTies({
  row: { milestone, component, cost_group: code },
  onCode,
}: {
  row: Ties;
  onCode: (id: number) => void;
}) {
  return (
    <>
      <span>{milestone?.name ?? t.allMilestones}</span>
      {component ? (
        <span className={styles.component}>
          <span className={styles.swatch} style={{ background: dataColor(component.color) }} />
          {component.name}
        </span>
      ) : null}
      {code ? (
        <button
          type="button"
          className={styles.filter}
          title={t.showOnlyDivCodeName(code.div_code, code.name)}
          onClick={() => onCode(code.id)}
        >
          {code.div_code}
        </button>
      ) : null}
    </>
  );
}
