import { createContext, use } from 'react';
import type { TimelineLayout } from '#design-system/layout/TimelineAxis/layoutTimeline.ts';
import type { IsoDate } from '#domain/dates';
import type { Move, MovePreview, Network, Schedule } from '#domain/timeline';
import type { GanttRow } from '../../model/ganttRows.ts';
import type { TimelineLook } from '../../model/timelineLook.ts';

/** Dates of a baseline by key. */
export type BaselineDates = ReadonlyMap<string, { from: IsoDate; to: IsoDate }>;

/** What is being done to a bar: by pointer while it is dragged, by keys while it is held. */
export interface Handling {
  row: GanttRow;
  part: 'move' | 'resize' | 'link';
  from: IsoDate;
  to: IsoDate;
  /** The other end of a link that is being drawn. */
  over: string | null;
}

/** What every part of the Gantt needs. */
export interface GanttState {
  rows: readonly GanttRow[];
  layout: TimelineLayout;
  network: Network;
  found: Schedule;
  look: TimelineLook;
  baseline: BaselineDates | null;
  today: IsoDate;
  canWrite: boolean;
  handling: Handling | null;
  handle: (handling: Handling | null) => void;
  /** Moves that were dropped and wait for a yes. */
  proposal: { moves: Move[]; name: string } | null;
  preview: MovePreview | null;
  /** Drops what is handled: asks first where it pushes. */
  drop: (handling: Handling) => void;
  say: (text: string) => void;
  active: string | null;
  setActive: (key: string) => void;
  open: (row: GanttRow) => void;
  fold: (key: string) => void;
}

export const GanttContext = createContext<GanttState | null>(null);

/** The Gantt around; throws outside of one. */
export function useGantt(): GanttState {
  const state = use(GanttContext);
  if (!state) throw new Error('useGantt was called outside a Gantt. Use it below GanttContext.');
  return state;
}
