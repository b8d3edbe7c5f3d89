import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import type { IconShape } from '../../icons/shapes.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  tone?: 'info' | 'caution' | 'critical' | 'positive';
  icon?: IconShape;
  children: ReactNode;
  /** A small button at the right. */
  action?: ReactNode;
}

/** A state of the whole page that lasts: offline, read-only, out of date. */
export function Banner({ tone = 'info', icon, children, action }: BannerProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={styles.banner} data-tone={tone}>
      {icon ? <Icon of={icon} /> : null}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
