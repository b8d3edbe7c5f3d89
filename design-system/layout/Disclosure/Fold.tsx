import type { ReactNode } from 'react';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronRight } from '../../icons/shapes.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  title: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Level of the heading in the outline of the page; 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Why it cannot be opened now; the heading stays reachable and says so. */
  disabledReason?: string | undefined;
  /** At the end inside the heading's button. */
  aside?: ReactNode;
  /** Beside the heading. */
  note?: ReactNode;
  /** A landmark of its own, named by the heading. */
  isRegion?: boolean;
  look: {
    fold: string;
    head?: string;
    heading: string;
    press: string;
    panel: string;
    mark: 'small' | 'normal';
  };
  children: ReactNode;
}

/** The one fold below Disclosure and Accordion. What is folded keeps what was typed into it, and searching the page finds it. */
export function Fold({
  look,
  open,
  headingLevel = 3,
  disabledReason,
  isRegion = false,
  ...props
}: FoldProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = (
    <Heading className={look.heading}>
      <Pressable slot="trigger" className={look.press} disabledReason={disabledReason}>
        <span className={styles.mark} data-open={open || undefined}>
          <Icon
            of={ChevronRight}
            tone="subtle"
            {...(look.mark === 'small' ? { size: 'small' as const } : {})}
          />
        </span>
        {props.title}
        {props.aside}
      </Pressable>
    </Heading>
  );
  return (
    <Disclosure
      className={look.fold}
      isExpanded={open}
      onExpandedChange={(next) => {
        if (disabledReason === undefined) props.onOpenChange(next);
      }}
    >
      {look.head === undefined ? (
        heading
      ) : (
        <div className={look.head}>
          {heading}
          {props.note}
        </div>
      )}
      <DisclosurePanel className={look.panel} {...(isRegion ? { role: 'region' } : {})}>
        {props.children}
      </DisclosurePanel>
    </Disclosure>
  );
}
