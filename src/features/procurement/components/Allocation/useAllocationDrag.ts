import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type RowLifts, useRowDrag } from '#shared/order';
import { useAllocateLines } from '../../allocationMutations.ts';
import type { AllocatedPackage, Allocation, AllocationLine } from '../../allocationQueries.ts';
import { liftWords, linesWords } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';

/** Rows of the packages stand beside the lines of the grid, and are numbered after any of those. */
export const FIRST_PACKAGE_LINE = 1_000_000;

interface Over {
  /** The number of the bid package. */
  key: string;
  row: AllocatedPackage;
}

interface Dragged {
  allocation: Allocation;
  /** The lines that are shown. */
  lines: readonly AllocationLine[];
  /** The checked ones: they go with one of them that is dragged. */
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/**
 * Lines moved by their grips to a bid package beside the grid: the dragged one, or all that are checked where it is one of them.
 * Keys lift a line by its grip, choose the package with the arrows and drop it, with each step said aloud.
 */
export function useAllocationDrag({ allocation, lines, selected, onDone }: Dragged) {
  const { bid_packages: packages } = allocation;
  const { mutate } = useAllocateLines();
  const keysOf = (key: string) => (selected.has(key) ? [...selected] : [key]);
  const drop = (key: string, { id, name }: AllocatedPackage) => {
    const moved = keysOf(key);
    mutate(
      {
        input: { lines: moved, parts: [{ bid_package_id: id, work_package: '', share: 100 }] },
        title: t.linesWordsAllocatedToName(linesWords(moved.length), name),
      },
      { onSuccess: onDone },
    );
  };
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRowDrag<Over>(
    frame,
    ({ line }) => {
      const row = packages[line - FIRST_PACKAGE_LINE];
      return row && { key: String(row.id), row };
    },
    (key, { row }) => drop(key, row),
  );
  const what = (key: string) => {
    const moved = keysOf(key);
    const line = lines.find((one) => one.key === key);
    return moved.length > 1 ? linesWords(moved.length) : (line?.description ?? linesWords(1));
  };
  const lift = useKeyLift({ frame, packages, what, drop });
  const { onDragStart, onDragEnd } = drag.grip;
  const { keys } = lift;
  const grip = useMemo(() => ({ onDragStart, onDragEnd, ...keys }), [onDragStart, onDragEnd, keys]);
  return {
    frameProps: drag.frameProps,
    grip,
    over: drag.over?.key ?? lift.over,
    said: lift.said,
  };
}

interface KeyLift {
  frame: RefObject<HTMLDivElement | null>;
  packages: readonly AllocatedPackage[];
  /** What is in the hand, in words. */
  what: (key: string) => string;
  drop: (key: string, row: AllocatedPackage) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A line in the hand, lifted by keys, and the place of the package that it would go to. */
function useKeyLift(current: KeyLift) {
  const [held, setHeld] = useState<{ key: string; at: number }>();
  const [said, setSaid] = useState('');
  const now = useRef({ ...current, held });
  useEffect(() => {
    now.current = { ...current, held };
  });
  const keys = useMemo((): RowLifts => {
    const go = (key: string, at: number) => {
      setHeld({ key, at });
      now.current.frame.current
        ?.querySelector(`[data-line="${FIRST_PACKAGE_LINE + at}"]`)
        ?.scrollIntoView({ block: 'nearest' });
    };
    const end = (words: string) => {
      setHeld(undefined);
      setSaid(words);
    };
    const onLift = (key: string) => {
      const { packages, what } = now.current;
      const [first] = packages;
      if (!first) return setSaid(liftWords.none);
      go(key, 0);
      setSaid(liftWords.lifted(what(key), first.name));
    };
    return {
      onLift,
      onLiftKey: (event: KeyboardEvent, key) => {
        const { packages, what, drop, held: lifted } = now.current;
        const isPress = event.key === 'Enter' || event.key === ' ';
        const step = steps[event.key];
        if (!lifted) {
          if (!isPress) return;
          event.preventDefault();
          return onLift(key);
        }
        const row = packages[lifted.at];
        if (event.key === 'Tab') return end(liftWords.cancelled(what(key)));
        event.preventDefault();
        if (event.key === 'Escape') end(liftWords.cancelled(what(key)));
        else if (step) {
          const at = step(lifted.at, packages.length - 1);
          go(key, at);
          setSaid(liftWords.over(packages[at]?.name ?? '', at + 1, packages.length));
        } else if (isPress && row) {
          end(liftWords.dropped(what(key), row.name));
          drop(key, row);
        }
      },
      onLiftEnd: () => setHeld(undefined),
    };
  }, []);
  const row = held && current.packages[held.at];
  return { keys, said, over: row && String(row.id) };
}
