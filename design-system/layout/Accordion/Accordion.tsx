import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDisclosureGroupState } from 'react-stately/useDisclosureGroupState';
import { Fold } from '../Disclosure/Fold.tsx';
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
  /** Ids of the sections that are open at first. */
  startsOpen?: readonly string[];
  /** Level of the headings in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
}

const look = {
  fold: styles.section,
  heading: styles.heading,
  press: styles.press,
  panel: styles.panel,
  mark: 'normal',
} as const;

/** Headings that show and hide what is below them (APG accordion). A closed part keeps what was typed into it. */
export function Accordion({ sections, startsOpen = [], headingLevel }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useDisclosureGroupState({ allowsMultipleExpanded: true, defaultExpandedKeys: startsOpen });
  // A shortcut between the headings, which are buttons of their own: the library's group leaves the arrows out.
  const handleKeyDown = (event: KeyboardEvent) => {
    const stops = [
      ...(root.current?.querySelectorAll<HTMLElement>(':scope > div > :is(h2, h3, h4) > button') ?? []),
    ];
    const index = stops.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (index < 0 || to === undefined) return;
    event.preventDefault();
    stops.at(to % stops.length)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.accordion} onKeyDown={handleKeyDown}>
      {sections.map(({ id, title, aside, content, disabledReason }) => (
        <Fold
          key={id}
          look={look}
          isRegion
          title={<span className={styles.title}>{title}</span>}
          aside={aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
          headingLevel={headingLevel}
          disabledReason={disabledReason}
          open={state.expandedKeys.has(id)}
          onOpenChange={() => state.toggleKey(id)}
        >
          {content}
        </Fold>
      ))}
    </div>
  );
}
