import type { RefObject } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '#design-system/icons/shapes.ts';
import * as t from '../texts.ts';
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
        label={t.previousPage}
        disabledReason={at === 0 ? t.thisIsTheFirstPage : undefined}
        onPress={() => turn(-1)}
      />
      <span>{t.pageMinOfCount(Math.min(at + 1, count), count)}</span>
      <IconButton
        icon={ChevronRight}
        size="small"
        label={t.nextPage}
        disabledReason={at >= count - 1 || isEnd ? t.thisIsTheLastPage : undefined}
        onPress={() => turn(1)}
      />
    </span>
  );
}
