import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
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
  /** With Ctrl or Cmd: this entry alone, and all again where it is alone already. */
  onShow?: (ids: readonly string[]) => void;
}

const moves: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Names the layers of a chart and switches them: one tab stop, arrows between the entries. Higher than 100 px it scrolls (docs/product/foresite.md). */
export function ChartLegend({ label, entries, onToggle, onShow }: ChartLegendProps) {
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, entries.length - 1);
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.current?.querySelectorAll('button')[move(current, entries.length - 1)]?.focus();
  };
  const press = (event: MouseEvent, entry: LegendEntry) => {
    if (!onShow || !(event.ctrlKey || event.metaKey)) {
      onToggle(entry.id);
      return;
    }
    const alone = entry.shown && entries.every((other) => other === entry || !other.shown);
    onShow(alone ? entries.map(({ id }) => id) : [entry.id]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- the entries within have the focus
    <div ref={box} className={styles.legend} role="group" aria-label={label} onKeyDown={handleKeyDown}>
      {entries.map((entry, index) => (
        <button
          key={entry.id}
          type="button"
          className={styles.entry}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={entry.shown}
          onFocus={() => setStop(index)}
          onClick={(event) => press(event, entry)}
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
