import type { RefObject } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '#design-system/icons/shapes.ts';
import { usePageInSight } from './usePageInSight.ts';
import * as styles from './Reporting.css.ts';

/** Turns the pages of a desk one by one. */
export function PageTurner({ desk }: { desk: RefObject<HTMLElement | null> }) {
  const { at, count, isEnd, turn } = usePageInSight(desk);
  return (
    <span className={styles.turner}>
      <IconButton
        icon={ChevronLeft}
        size="small"
        label="Previous page"
        disabledReason={at === 0 ? 'This is the first page' : undefined}
        onPress={() => turn(-1)}
      />
      <span>{`Page ${Math.min(at + 1, count)} of ${count}`}</span>
      <IconButton
        icon={ChevronRight}
        size="small"
        label="Next page"
        disabledReason={at >= count - 1 || isEnd ? 'This is the last page' : undefined}
        onPress={() => turn(1)}
      />
    </span>
  );
}
