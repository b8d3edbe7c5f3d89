import { daysBetween, type IsoDate } from '#domain/dates';
import type { TimelineNode } from './network.ts';

/** Dates that something has, or had. */
export interface Span {
  from: IsoDate;
  to: IsoDate;
}

/** How something stands to a baseline; one side is null for what is new or gone. Calendar days, later above zero. */
export interface BaselineDifference {
  key: string;
  was: Span | null;
  is: Span | null;
  start_days: number;
  finish_days: number;
}

/** Everything on the timeline against the dates of a baseline, in the order of the timeline, then what is gone. */
export function compareBaseline(
  nodes: readonly Pick<TimelineNode, 'key' | 'from' | 'to'>[],
  kept: ReadonlyMap<string, Span>,
): BaselineDifference[] {
  const present = new Set(nodes.map(({ key }) => key));
  return [
    ...nodes.map(({ key, from, to }): BaselineDifference => {
      const was = kept.get(key) ?? null;
      return {
        key,
        was,
        is: { from, to },
        start_days: was ? daysBetween(was.from, from) : 0,
        finish_days: was ? daysBetween(was.to, to) : 0,
      };
    }),
    ...[...kept]
      .filter(([key]) => !present.has(key))
      .map(([key, was]): BaselineDifference => ({ key, was, is: null, start_days: 0, finish_days: 0 })),
  ];
}
