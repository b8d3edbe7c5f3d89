import { dataColors } from '../../foundations/vars.css.ts';
import * as styles from './ChartLegend.css.ts';

/** One entry of a legend; `color` is the number of a data hue, 1 to 10. */
export interface LegendEntry {
  id: string;
  name: string;
  color: number;
  shown: boolean;
}

export interface ChartLegendProps {
  /** What the entries are, for screen readers. */
  label: string;
  entries: readonly LegendEntry[];
  onToggle: (id: string) => void;
}

/** Names the layers of a chart and switches them. Higher than 100 px it scrolls (spec §9). */
export function ChartLegend({ label, entries, onToggle }: ChartLegendProps) {
  return (
    <div className={styles.legend} role="group" aria-label={label}>
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className={styles.entry}
          aria-pressed={entry.shown}
          onClick={() => onToggle(entry.id)}
        >
          <span
            className={styles.swatch}
            style={{ color: dataColors[(entry.color - 1) % dataColors.length] }}
          />
          {entry.name}
        </button>
      ))}
    </div>
  );
}
