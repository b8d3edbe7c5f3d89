import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as LibraryLink } from 'react-aria-components/Link';
import { passesOn } from '../../private/press/passesOn.ts';
import { useTabStop } from '../../private/tab-stop/tabStop.ts';
import { useLinkClick } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `accent` in text, `plain` for names in grids, `bare` around something that has its own look. */
  variant?: 'accent' | 'plain' | 'bare';
  /** Opens in a new tab, an address of this origin too: a file of the server's is no page of the app. */
  external?: boolean;
  /** The page it points to is the current one. */
  current?: boolean;
  label?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** Goes somewhere; a real address, so it can be copied and opened in a new tab. */
export function Link({
  href,
  variant = 'accent',
  external = false,
  current = false,
  label,
  onPress,
  children,
}: LinkProps) {
  const followLink = useLinkClick(href, onPress);
  const tabIndex = useTabStop();
  return (
    <LibraryLink
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
      href={href}
      className={styles.link}
      data-variant={variant}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...passesOn}
      // The browser's own click, so that a handler may still keep the address from being followed.
      render={({ onClick, children: content, ...own }) => (
        <a
          {...(own as ComponentProps<'a'>)}
          href={href}
          tabIndex={tabIndex}
          onClick={(event) => {
            if (external) onPress?.(event);
            else followLink(event);
            onClick?.(event);
          }}
        >
          {content}
        </a>
      )}
    >
      {children}
    </LibraryLink>
  );
}
