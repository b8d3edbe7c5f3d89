import { Children, type ReactNode } from 'react';
import type { Space } from '../../foundations/scale.ts';
import { Box } from '../Box/Box.tsx';
import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  /** How many share the line; fewer when there is no room for `minimum` pixels each. */
  count?: 2 | 3 | 4;
  gap?: Space;
  minimum?: keyof typeof styles.columns;
  children: ReactNode;
}

/** Equal columns that wrap by themselves when the place is narrow. */
export function Columns({ count, gap = 4, minimum = 200, children }: ColumnsProps) {
  const most = count ?? Math.min(4, Math.max(1, Children.count(children)));
  return (
    <Box
      display="grid"
      gap={gap}
      className={`${styles.columns[minimum]} ${styles.most[most as keyof typeof styles.most]}`}
    >
      {children}
    </Box>
  );
}
