import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight } from '../../icons/shapes.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import { moveIn } from './moveIn.ts';
import * as styles from './Accordion.css.ts';

/** One part that opens and closes. */
export interface AccordionSection {
  id: string;
  title: ReactNode;
  /** Small print at the end of the heading: a count, a sum. */
  aside?: ReactNode;
  content: ReactNode;
  /** Why it cannot be opened now. */
  disabledReason?: string | undefined;
}

export interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Ids of the open sections, if the owner keeps them. */
  open?: readonly string[];
  /** Open at first, while the accordion keeps them itself. */
  startsOpen?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** Opening one closes the others. */
  single?: boolean;
  /** Level of the headings in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
}

/** Headings that show and hide what is below them (APG accordion). A closed part keeps what was typed into it. */
export function Accordion({
  sections,
  open,
  startsOpen = [],
  onOpenChange,
  single = false,
  headingLevel = 3,
}: AccordionProps) {
  const [own, setOwn] = useState<readonly string[]>(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const base = useId();
  const current = open ?? own;
  const Heading = `h${headingLevel}` as const;
  const handleToggle = (id: string) => {
    const rest = current.filter((other) => other !== id);
    const next = current.includes(id) ? rest : single ? [id] : [...rest, id];
    setOwn(next);
    onOpenChange?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const headings = [
      ...(root.current?.querySelectorAll<HTMLElement>(':scope > div > [data-heading] > button') ?? []),
    ];
    const next = moveIn(headings, document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // The arrow keys are a shortcut between the headings, which are buttons of their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.accordion} onKeyDown={handleKeyDown}>
      {sections.map((section) => {
        const isOpen = current.includes(section.id);
        const ids = { button: `${base}-${section.id}`, panel: `${base}-${section.id}-panel` };
        return (
          <div key={section.id} className={styles.section} data-open={isOpen || undefined}>
            <Heading className={styles.heading} data-heading>
              <Pressable
                className={styles.press}
                id={ids.button}
                expanded={isOpen}
                controls={ids.panel}
                disabledReason={section.disabledReason}
                onPress={() => handleToggle(section.id)}
              >
                <span className={styles.mark} data-open={isOpen || undefined}>
                  <Icon of={ChevronRight} tone="subtle" />
                </span>
                <span className={styles.title}>{section.title}</span>
                {section.aside === undefined ? null : <span className={styles.aside}>{section.aside}</span>}
              </Pressable>
            </Heading>
            <section id={ids.panel} aria-labelledby={ids.button} hidden={!isOpen} className={styles.panel}>
              {section.content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
