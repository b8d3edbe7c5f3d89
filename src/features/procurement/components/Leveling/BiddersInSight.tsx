import { useLayoutEffect, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type InSight, inSightOf, inSightWords } from '../../model/biddersInSight.ts';

export interface BiddersInSightProps {
  /** The table of bids, in a box that scrolls. */
  table: HTMLTableElement | null;
  bidders: number;
}

/** Which bidders stand beside the scope lines where not all of them have room, with a way to the others. */
export function BiddersInSight({ table, bidders }: BiddersInSightProps) {
  const [inSight, setInSight] = useState<InSight>({ first: 0, last: bidders - 1 });
  useLayoutEffect(() => {
    const box = table?.parentElement;
    if (!table || !box) return undefined;
    const measure = () => {
      const now = inSightOf(placesOf(table, box));
      if (now)
        setInSight((before) => (before.first === now.first && before.last === now.last ? before : now));
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
  const go = (to: number) => {
    const box = table?.parentElement;
    if (!table || !box) return;
    const { from, starts } = placesOf(table, box);
    box.scrollTo({ left: to === 0 ? 0 : box.scrollLeft + (starts[to] ?? from) - from });
  };
  const { first, last } = inSight;
  if (first === 0 && last >= bidders - 1) return null;
  return (
    <Inline gap={1} align="center">
      <Text size="grid" tone="muted">
        {inSightWords(inSight, bidders)}
      </Text>
      <IconButton
        icon={ChevronLeft}
        size="small"
        label="Previous bidder"
        disabledReason={first === 0 ? 'This is the first bidder' : undefined}
        onPress={() => go(first - 1)}
      />
      <IconButton
        icon={ChevronRight}
        size="small"
        label="Next bidder"
        disabledReason={last >= bidders - 1 ? 'This is the last bidder' : undefined}
        onPress={() => go(first + 1)}
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
