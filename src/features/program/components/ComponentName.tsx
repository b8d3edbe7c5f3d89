import { dataColor } from '#design-system/foundations/dataColor.ts';
import { OVERALL_PROJECT } from '#domain/components';
import type { ComponentTotal } from '../programQueries.ts';
import * as styles from './Program.css.ts';

export const componentName = ({ is_uncategorized: overall, name }: ComponentTotal) =>
  overall ? OVERALL_PROJECT : name;

/** A component in the color that it has on every screen. */
export function ComponentName({ component }: { component: ComponentTotal }) {
  const color = dataColor(component.color_index);
  return (
    <span className={styles.component}>
      <span className={styles.swatch} style={{ background: color }} />
      <span className={styles.componentName}>{componentName(component)}</span>
    </span>
  );
}
