import { useEffect, type Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import type { PaletteCommand, PaletteSection } from './commands.ts';
import * as styles from './CommandPalette.css.ts';
import { PaletteRow } from './PaletteRow.tsx';

interface PaletteListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  label: string;
  sections: readonly PaletteSection[];
  /** Place of the row that the keys are on, counted through all sections. */
  active: number;
  text: string;
  busy: boolean;
  /** Groups whose search failed. */
  failed: readonly string[];
  onRetry: () => void;
  onActive: (place: number) => void;
  onChoose: (command: PaletteCommand, inNewTab?: boolean) => void;
}

/** What is offered, group by group. */
export function PaletteList(props: PaletteListProps) {
  const { ref, id, label, sections, active, text, busy, failed, onRetry, onActive, onChoose } = props;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = sections.map((_, place) =>
    sections.slice(0, place).reduce((sum, section) => sum + section.commands.length, 0),
  );
  const count = sections.reduce((sum, section) => sum + section.commands.length, 0);
  const nothing = count === 0 && !busy && failed.length === 0;
  return (
    <>
      <div ref={ref} className={styles.results} role="listbox" id={id} aria-label={label} tabIndex={-1}>
        {sections.map((section, place) => (
          <div key={section.title} role="group" aria-labelledby={`${id}-title-${place}`}>
            <div id={`${id}-title-${place}`} role="presentation" className={styles.title}>
              {section.title}
            </div>
            {section.commands.map((command, row) => (
              <PaletteRow
                key={command.id}
                id={`${id}-${(starts[place] ?? 0) + row}`}
                command={command}
                active={(starts[place] ?? 0) + row === active}
                onActive={() => onActive((starts[place] ?? 0) + row)}
                onChoose={(inNewTab) => onChoose(command, inNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {nothing ? (
        <p className={styles.note}>
          {text.trim() === '' ? 'There is nothing to choose here.' : `No results for "${text.trim()}".`}
        </p>
      ) : null}
      {failed.length > 0 ? (
        <div className={styles.note} role="alert">
          {`${failed.join(', ')} could not be searched. Check the connection and try again.`}
          <Button size="small" onPress={onRetry}>
            Try again
          </Button>
        </div>
      ) : null}
      <p className={styles.spoken} role="status">
        {busy ? 'Searching' : count === 1 ? '1 result' : `${count} results`}
      </p>
    </>
  );
}
