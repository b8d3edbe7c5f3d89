import { layer } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';
import { Page, Part } from './Page.tsx';
import * as styles from './foundations.css.ts';

const meanings: Record<keyof typeof layer, string> = {
  sticky: 'Headings and frozen columns that stay while their content moves',
  flyout: 'A panel from the side; the page stays usable',
  popover: 'Menus, lists, calendars, tooltips',
  confirm: 'Dialogs and questions that must be answered',
  popoverInConfirm: 'Menus and lists inside a dialog',
  toast: 'News, never hidden',
};
const depths = ['shadow-pop', 'shadow-flyout', 'shadow-dialog'] as const;

/** The stacking order and the three depths. */
export function LayersPage() {
  return (
    <Page
      title="Layers"
      lead="Escape closes the top layer and gives the focus back to what opened it, one layer at a time. Shadows lift only what floats; with forced colours they turn into edges."
    >
      <Part title="Order">
        <ol className={styles.rows}>
          {Object.entries(layer)
            .toReversed()
            .map(([name, value]) => (
              <li key={name} className={styles.layerRow}>
                <span className={styles.figure}>{value}</span>
                <code className={styles.code}>{name}</code>
                <span className={styles.muted}>{meanings[name as keyof typeof layer]}</span>
              </li>
            ))}
        </ol>
      </Part>
      <Part title="Depth">
        <ul className={styles.blocks}>
          {depths.map((name) => (
            <li key={name} className={styles.blockItem}>
              <span className={styles.depth} style={{ boxShadow: vars[name] }} />
              <code className={styles.code}>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  );
}
