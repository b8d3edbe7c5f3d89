import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { IssueStatus } from '#domain/issues';
import { useMoveIssue } from '../../issueMutations.ts';
import type { IssueBrief } from '../../issueQueries.ts';
import { columnBeside, moveProblem, spoken } from '../../model/boardMoves.ts';
import * as t from '../../texts.ts';

interface Lift {
  issue: IssueBrief;
  over: IssueStatus;
  /** By keys: says each step aloud. */
  byKeys: boolean;
}

/** A card in the hand, taken by pointer or by keys: where it would go, and what is said about it. `columns` are those of the board in order. */
export function useLift(columns: readonly IssueStatus[]) {
  const [lift, setLift] = useState<Lift>();
  const [said, setSaid] = useState('');
  const toasts = useToasts();
  const { mutate: move } = useMoveIssue();
  const latest = useRef({ lift, columns });
  const moved = useRef<number>(undefined);
  useEffect(() => {
    latest.current = { lift, columns };
  });

  const drop = useCallback(
    ({ issue, byKeys }: Lift, to: IssueStatus) => {
      const problem = moveProblem(issue, to);
      if (problem !== null) {
        if (byKeys) return setSaid(problem);
        setLift(undefined);
        return toasts.show({ tone: 'critical', title: t.notMoved, detail: problem });
      }
      setLift(undefined);
      setSaid(spoken.dropped(issue, to));
      if (byKeys) moved.current = issue.id;
      if (to !== issue.status) move({ issue, to });
    },
    [move, toasts],
  );

  const cards = useMemo(() => {
    const over = (step: -1 | 1) => {
      const { lift: held, columns: all } = latest.current;
      if (!held) return;
      const next = columnBeside(all, held.over, step);
      setLift({ ...held, over: next });
      setSaid(spoken.over(held.issue, next));
    };
    const cancel = () => {
      const { lift: held } = latest.current;
      setLift(undefined);
      if (held?.byKeys) setSaid(spoken.cancelled(held.issue));
    };
    return {
      onKeyDown: (event: KeyboardEvent, issue: IssueBrief) => {
        const { lift: held } = latest.current;
        if (event.key === ' ') {
          event.preventDefault();
          if (held) return drop(held, held.over);
          setLift({ issue, over: issue.status, byKeys: true });
          return setSaid(spoken.lifted(issue));
        }
        if (!held) return step(event);
        const sideways = { ArrowLeft: -1, ArrowRight: 1 } as const;
        if (event.key === 'Escape' || event.key === 'Tab') cancel();
        else if (event.key in sideways) over(sideways[event.key as keyof typeof sideways]);
        if (event.key !== 'Tab') event.preventDefault();
      },
      onDragStart: (event: DragEvent, issue: IssueBrief) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(issue.id));
        setLift({ issue, over: issue.status, byKeys: false });
      },
      onDragEnd: () => setLift(undefined),
      /** A card that went to another column by keys takes the focus along, and back where it is refused. */
      onArrive: (card: HTMLElement | null, id: number) => {
        if (id === moved.current && document.activeElement === document.body) card?.focus();
      },
    };
  }, [drop]);

  const target = useCallback(
    (status: IssueStatus) => ({
      onDragOver: (event: DragEvent) => {
        const { lift: held } = latest.current;
        if (!held) return;
        event.preventDefault();
        if (held.over !== status) setLift({ ...held, over: status });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const { lift: held } = latest.current;
        if (held) drop(held, status);
      },
    }),
    [drop],
  );

  return { lift, said, cards, target };
}

/** Without a card in the hand the arrows go from card to card: up and down in a column, left and right to the next one with cards. */
function step(event: KeyboardEvent): void {
  const here = event.currentTarget;
  const column = here.closest('[data-column]');
  if (!column || !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  const cardsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('[data-card]')];
  const mine = cardsOf(column);
  const place = mine.indexOf(here as HTMLElement);
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    mine[place + (event.key === 'ArrowUp' ? -1 : 1)]?.focus();
    return;
  }
  const all = [...(column.closest('[data-board]')?.querySelectorAll('[data-column]') ?? [])];
  const at = all.indexOf(column);
  const side = event.key === 'ArrowLeft' ? all.slice(0, at).toReversed() : all.slice(at + 1);
  const next = side.map(cardsOf).find((cards) => cards.length > 0);
  next?.[Math.min(place, next.length - 1)]?.focus();
}

/** What a card does when it is taken. */
export type CardActions = ReturnType<typeof useLift>['cards'];
