import { breakpoint, controlHeights, radius, size, space } from '../../foundations/scale.ts';
import { Page, Part } from './Page.tsx';
import * as styles from './foundations.css.ts';

const heights = [
  ...Object.entries(controlHeights.normal).map(([name, height]) => [name, height] as const),
  ...Object.entries(controlHeights.compact).map(([name, height]) => [`${name}, compact`, height] as const),
  ['row', size.row],
  ['row, compact', size.rowCompact],
  ['grid header', size.gridHeader],
  ['top bar', size.topBar],
] as const;

/** Space, heights, radii and breakpoints. */
export function SpacePage() {
  return (
    <Page
      title="Space and shape"
      lead="Everything stands on a 4 px grid. White space comes from Stack, Inline and Columns, so a screen names a step and never a length."
    >
      <Part title="Space">
        <ul className={styles.rows}>
          {Object.entries(space).map(([name, value]) => (
            <li key={name} className={styles.spaceRow}>
              <code className={styles.code}>{name}</code>
              <span className={styles.figure}>{value}</span>
              <span className={styles.bar} style={{ width: value }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Heights"
        note="Density changes them all at once: data-density on <html> or on any box. Nothing to press is under 24 px."
      >
        <ul className={styles.blocks}>
          {heights.map(([name, height]) => (
            <li key={name} className={styles.blockItem}>
              <span className={styles.block} style={{ height }}>
                {height}
              </span>
              <small className={styles.quiet}>{name}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Radius" note="6 for controls, 10 for surfaces; a tag is sharper, only people are round.">
        <ul className={styles.blocks}>
          {Object.entries(radius).map(([name, value]) => (
            <li key={name} className={styles.blockItem}>
              <span className={styles.corner} style={{ borderRadius: value }} />
              <code className={styles.code}>{name}</code>
              <small className={styles.quiet}>{value}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Breakpoints"
        note="Grids fold to cards, the sidebar to a rail, the menu of the top bar into a drawer."
      >
        <ul className={styles.rows}>
          {Object.entries(breakpoint).map(([name, value]) => (
            <li key={name} className={styles.spaceRow}>
              <code className={styles.code}>{name}</code>
              <span className={styles.figure}>{value}px</span>
              <span className={styles.bar} style={{ width: value / 4 }} />
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  );
}
