import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as LibraryDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight } from '../../icons/shapes.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: string;
  /** Small print beside the title: a count, what the part holds. */
  note?: ReactNode;
  /** The owner keeps whether it is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** A part of a page under a heading that folds it. A folded part keeps what was typed into it, and searching the page finds it. */
export function Disclosure({ title, note, open, onOpenChange, headingLevel = 3, children }: DisclosureProps) {
  return (
    <LibraryDisclosure className={styles.disclosure} isExpanded={open} onExpandedChange={onOpenChange}>
      <div className={styles.head}>
        <Heading level={headingLevel} className={styles.heading}>
          <Button slot="trigger" className={styles.press}>
            <span className={styles.mark} data-open={open || undefined}>
              <Icon of={ChevronRight} size="small" tone="subtle" />
            </span>
            {title}
          </Button>
        </Heading>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </div>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </LibraryDisclosure>
  );
}
