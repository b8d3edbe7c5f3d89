import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronDown, ChevronUp } from '#design-system/icons/shapes.ts';
import { useAtMost } from './useAtMost.ts';
import * as styles from './ChoiceList.css.ts';

export interface ChoiceListProps {
  /** What is chosen from the list, e.g. Format. */
  label: string;
  /** The name of what is chosen; undefined where there is nothing to choose. */
  chosen: string | undefined;
  /** Width of the window, in pixels, up to which the list stands above what it chooses. */
  stackedAt: number;
  /** The list; it calls `onChosen` with each choice. */
  children: (onChosen: () => void) => ReactNode;
}

/**
 * A list beside what is chosen from it. Where both stand above each other, it is folded under the name of what is chosen, so that
 * this begins in sight.
 */
export function ChoiceList({ label, chosen, stackedAt, children }: ChoiceListProps) {
  const isStacked = useAtMost(stackedAt);
  const [open, setOpen] = useState(false);
  const id = useId();
  const handleChosen = () => {
    setOpen(false);
    // What was pressed is gone with the list.
    document.getElementById(`${id}-chooser`)?.focus();
  };
  if (!isStacked || chosen === undefined) return children(handleChosen);
  return (
    <div className={styles.room}>
      <button
        id={`${id}-chooser`}
        type="button"
        className={styles.chooser}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          <span className={styles.label}>{label}</span> <span className={styles.chosen}>{chosen}</span>
        </span>
        <Icon of={open ? ChevronUp : ChevronDown} size="small" />
      </button>
      {open ? <div id={id}>{children(handleChosen)}</div> : null}
    </div>
  );
}
