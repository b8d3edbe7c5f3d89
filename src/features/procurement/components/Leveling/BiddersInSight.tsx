import { useLayoutEffect, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type InSight, inSightOf, inSightWords, type Steps, stepsOf } from '../../model/biddersInSight.ts';
import * as t from '../../texts.ts';

export interface BiddersInSightProps {
  /** The table of bids, in a box that scrolls. */
  table: HTMLTableElement | null;
  bidders: number;
}

/** Which bidders stand beside the scope lines where not all of them have room, with a way to the others. */
export function BiddersInSight({ table, bidders }: BiddersInSightProps) {
  const [seen, setSeen] = useState<InSight & Steps>({ first: 0, last: bidders - 1, back: null, on: null });
  useLayoutEffect(() => {
    const box = table?.parentElement;
    if (!table || !box) return undefined;
    const measure = () => {
      const places = placesOf(table, box);
      const inSight = inSightOf(places);
      const most = box.scrollWidth - box.clientWidth;
      if (!inSight) return;
      const now = { ...inSight, ...stepsOf(places, { at: box.scrollLeft, most }) };
      setSeen((before) =>
        (Object.keys(now) as (keyof typeof now)[]).every((part) => now[part] === before[part]) ? before : now,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(table);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [table]);
  const go = (to: number | null) => {
    const box = table?.parentElement;
    if (!table || !box || to === null) return;
    const { from, starts } = placesOf(table, box);
    box.scrollTo({ left: to < 0 ? 0 : box.scrollLeft + (starts[to] ?? from) - from });
  };
  const { back, on } = seen;
  if (back === null && on === null) return null;
  return (
    <Inline gap={1} align="center">
      <Text size="grid" tone="muted">
        {inSightWords(seen, bidders)}
      </Text>
      <IconButton
        icon={ChevronLeft}
        size="small"
        label={t.previousBidder}
        disabledReason={back === null ? t.thisIsTheFirstBidder : undefined}
        onPress={() => go(back)}
      />
      <IconButton
        icon={ChevronRight}
        size="small"
        label={t.nextBidder}
        disabledReason={on === null ? t.thisIsTheLastBidder : undefined}
        onPress={() => go(on)}
      />
    </Inline>
  );
}

/** Where bidders begin and end, and between what they are seen: right of the scope lines, which stay. */
function placesOf(table: HTMLTableElement, box: HTMLElement) {
  const heads = [...table.querySelectorAll('[data-bidder]')].map((head) => head.getBoundingClientRect());
  const left = box.getBoundingClientRect().left + box.clientLeft;
  return {
    from: left + (table.querySelector('[data-stays]')?.getBoundingClientRect().width ?? 0),
    to: left + box.clientWidth,
    starts: heads.map((head) => head.left),
    ends: heads.map((head) => head.right),
  };
}
