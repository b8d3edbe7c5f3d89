import type { MouseEvent, ReactNode } from 'react';
import { useTabStop } from '../../private/tab-stop/tabStop.ts';
import { useLinkClick } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `accent` in text, `plain` for names in grids, `bare` around something that has its own look. */
  variant?: 'accent' | 'plain' | 'bare';
  /** Opens in a new tab and says so. */
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
  const handleClick = useLinkClick(href, onPress);
  const tabIndex = useTabStop();
  const target = external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a
      {...target}
      href={href}
      className={styles.link}
      data-variant={variant}
      tabIndex={tabIndex}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
