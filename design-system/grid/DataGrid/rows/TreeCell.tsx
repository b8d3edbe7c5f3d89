import type { ReactNode } from 'react';
import { Icon } from '../../../icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight } from '../../../icons/shapes.ts';
import * as styles from '../DataGrid.css.ts';

interface TreeCellProps {
  /** From 1. */
  level: number;
  open: boolean | undefined;
  children: ReactNode;
}

/** Pixels that each level stands further in. */
const indent = 16;

/** The content of a cell that carries a tree: indented, with a chevron where there are rows below. Keys open and close it at the cell. */
export function TreeCell({ level, open, children }: TreeCellProps) {
  return (
    <span className={styles.treeCell} style={{ paddingInlineStart: (level - 1) * indent }}>
      <span
        aria-hidden
        className={styles.treeToggle}
        data-opener={open !== undefined || undefined}
        data-hidden={open === undefined || undefined}
      >
        <Icon of={open ? ChevronDown : ChevronRight} />
      </span>
      {typeof children === 'string' ? <span className={styles.treeText}>{children}</span> : children}
    </span>
  );
}
