import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { localToday } from '#shared/project';
import { moveProblem, spoken } from '../../model/packageWords.ts';
import { useMovePackage } from '../../packageMutations.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';

interface Lift {
  row: BidPackage;
  over: PackageStatus;
  /** By keys: says each step aloud. */
  byKeys: boolean;
}

const columns = Object.keys(PACKAGE_STATUSES) as PackageStatus[];

/** The column beside another one; at the edge the column itself. */
const beside = (from: PackageStatus, step: -1 | 1) => columns[columns.indexOf(from) + step] ?? from;

/**
 * A card in the hand, taken by pointer or by keys: where it would go, and what is said about it. `onAward` asks what a recommended
 * package is awarded for before it moves.
 */
export function useCardLift(onAward: (row: BidPackage) => void) {
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const mayChange = useCan('change_procurement');
  const toasts = useToasts();
  const { mutate: move } = useMovePackage();
  const held = useRef(lift);
  const moved = useRef<number>(undefined);
  useEffect(() => {
    held.current = lift;
  });

  const drop = useCallback(
    ({ row, byKeys }: Lift, to: PackageStatus) => {
      const problem = moveProblem(row, to, localToday());
      if (problem !== null) {
        if (byKeys) return setSaid(problem);
        setLift(undefined);
        return toasts.show({ tone: 'critical', title: t.notMoved, detail: problem });
      }
      setLift(undefined);
      if (byKeys) moved.current = row.id;
      if (row.status === 'RECOMMENDED' && to === 'AWARDED') return onAward(row);
      setSaid(spoken.dropped(row, to));
      if (to !== row.status) move({ row, to });
    },
    [move, onAward, toasts],
  );

  const cards = useMemo(() => {
    const over = (step: -1 | 1) => {
      if (!held.current) return;
      const next = beside(held.current.over, step);
      setLift({ ...held.current, over: next });
      setSaid(spoken.over(held.current.row, next, localToday()));
    };
    return {
      onKeyDown: (event: KeyboardEvent, row: BidPackage) => {
        const lifted = held.current;
        if (event.key === ' ') {
          event.preventDefault();
          if (!mayChange) return setSaid(t.youCanViewPackagesBut);
          if (lifted) return drop(lifted, lifted.over);
          setLift({ row, over: row.status, byKeys: true });
          return setSaid(spoken.lifted(row));
        }
        if (!lifted) return;
        const sideways = { ArrowLeft: -1, ArrowRight: 1 } as const;
        if (event.key === 'Escape' || event.key === 'Tab') {
          setLift(undefined);
          setSaid(spoken.cancelled(lifted.row));
        } else if (event.key in sideways) over(sideways[event.key as keyof typeof sideways]);
        if (event.key !== 'Tab') event.preventDefault();
      },
      onDragStart: (event: DragEvent, row: BidPackage) => {
        if (!mayChange) return event.preventDefault();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(row.id));
        setLift({ row, over: row.status, byKeys: false });
      },
      onDragEnd: () => setLift(undefined),
      /** A card that went to another column by keys takes the focus along, and back where it is refused. */
      onArrive: (card: HTMLElement | null, id: number) => {
        if (id === moved.current && document.activeElement === document.body) card?.focus();
      },
    };
  }, [drop, mayChange]);

  const target = useCallback(
    (status: PackageStatus) => ({
      onDragOver: (event: DragEvent) => {
        if (!held.current) return;
        event.preventDefault();
        if (held.current.over !== status) setLift({ ...held.current, over: status });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (held.current) drop(held.current, status);
      },
    }),
    [drop],
  );

  return { lift, said, cards, target };
}

/** What the board knows of the card in the hand. */
export type CardLift = ReturnType<typeof useCardLift>;
