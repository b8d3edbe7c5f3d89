import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { layoutTimeline, scaleFor } from '#design-system/layout/TimelineAxis/layoutTimeline.ts';
import { TimelineAxis } from '#design-system/layout/TimelineAxis/TimelineAxis.tsx';
import { addDays, daysBetween, type IsoDate } from '#domain/dates';
import { type Move, type Network, previewMove, type Schedule } from '#domain/timeline';
import { useAtMost } from '#shared/page';
import type { GanttRow } from '../../model/ganttRows.ts';
import { type TimelineLook, ZOOMS } from '../../model/timelineLook.ts';
import * as t from '../../texts.ts';
import * as styles from './Gantt.css.ts';
import { GanttChart, LINE } from './GanttChart.tsx';
import { ganttColumns } from './ganttColumns.ts';
import { GanttFoot } from './GanttFoot.tsx';
import { GanttLine } from './GanttLine.tsx';
import { PushPanel } from './PushPanel.tsx';
import { type BaselineDates, GanttContext, type GanttState, type Handling } from './useGantt.ts';
import { useScrollPlace } from './useScrollPlace.ts';

const HEAD = 45;

export interface GanttProps {
  rows: readonly GanttRow[];
  network: Network;
  found: Schedule;
  look: TimelineLook;
  baseline: BaselineDates | null;
  today: IsoDate;
  canWrite: boolean;
  isFull: boolean;
  /** Counts presses of Today: each brings the day into sight. */
  todayAsked: number;
  onOpen: (row: GanttRow) => void;
  onFold: (key: string) => void;
  onMove: (moves: Move[], name: string) => void;
  onLink: (from: GanttRow, to: GanttRow) => void;
}

/** Days from the first to the last of all, with room at both ends. */
function rangeOf(network: Network, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const days = [today, ...network.nodes.flatMap(({ from, to }) => [from, to])];
  const first = days.reduce((a, b) => (b < a ? b : a));
  const last = days.reduce((a, b) => (b > a ? b : a));
  return { from: `${addDays(first, -21).slice(0, 8)}01`, to: addDays(last, 75) };
}

/** Lines and bars of a schedule in one grid: frozen columns, bars that are dragged by pointer or keys, and what that pushes. */
export function Gantt(props: GanttProps) {
  const {
    rows,
    network,
    found,
    look,
    baseline,
    today,
    canWrite,
    isFull,
    todayAsked,
    onOpen,
    onFold,
    onMove,
    onLink,
  } = props;
  const isNarrow = useAtMost(640);
  const isMiddle = useAtMost(1180);
  const columns = ganttColumns(isNarrow ? 'narrow' : isMiddle ? 'middle' : 'wide');
  const left = columns.reduce((sum, { width }) => sum + width, 0);
  const scroller = useRef<HTMLDivElement>(null);
  const place = useScrollPlace(scroller);
  const [active, setActive] = useState<string | null>(null);
  const [handling, handle] = useState<Handling | null>(null);
  const [proposal, setProposal] = useState<GanttState['proposal']>(null);
  const [said, say] = useState('');

  const layout = useMemo(() => {
    const { from, to } = rangeOf(network, today);
    const days = daysBetween(from, to) + 1;
    const wide = Math.max(200, place.width - left);
    const perDay = look.zoom === 'fit' ? wide / days : ZOOMS[look.zoom];
    const scale = look.zoom === 'fit' ? scaleFor(perDay) : look.zoom;
    return layoutTimeline(from, to, Math.max(wide, Math.round(days * perDay)), scale);
  }, [network, today, look.zoom, place.width, left]);

  const held = useDeferredValue(handling);
  const preview = useMemo(() => {
    const moves = proposal?.moves ?? (held && held.part !== 'link' ? [moveOf(held)] : null);
    if (!moves) return null;
    try {
      return previewMove(network, moves);
    } catch {
      return null; // Beyond the calendar: the server says why once it is dropped.
    }
  }, [proposal, held, network]);

  const drop = (done: Handling) => {
    handle(null);
    const { row, part, from, to, over } = done;
    if (part === 'link') {
      const other = rows.find(({ key }) => key === over);
      if (other && other.kind !== 'heading' && other.key !== row.key) onLink(row, other);
      else say(t.notLinkedSentence);
      return;
    }
    if (from === row.from && to === row.to) return say(t.putBack);
    setProposal({ moves: [moveOf(done)], name: `${row.code} ${row.name}` });
  };
  const settle = (isApplied: boolean) => {
    if (isApplied && proposal) onMove(proposal.moves, proposal.name);
    setProposal(null);
    say(isApplied ? t.applied : t.datesKept);
    scroller.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus({ preventScroll: true });
  };

  const first = Math.max(0, Math.floor((place.top - 4 * LINE) / LINE));
  const last = Math.min(rows.length, Math.ceil((place.top + place.height + 4 * LINE) / LINE));
  const sight = { from: place.left, to: place.left + place.width - left };
  const rowAt = (clientY: number): GanttRow | undefined => {
    const box = scroller.current?.getBoundingClientRect();
    return box ? rows[Math.floor((clientY - box.top + place.top - HEAD) / LINE)] : undefined;
  };

  const wanted = useRef(-1);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || place.width === 0 || wanted.current === todayAsked) return;
    wanted.current = todayAsked;
    element.scrollLeft = Math.max(0, layout.xOf(today) - (place.width - left) * 0.35);
  }, [todayAsked, layout, place.width, left, today]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollLeft = Math.max(0, layout.xOf(today) - (element.clientWidth - left) * 0.35);
    // Another zoom shows the same day.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [look.zoom]);
  const activate = (key: string) => {
    setActive(key);
    const at = rows.findIndex((row) => row.key === key);
    const element = scroller.current;
    if (!element || at < 0) return;
    const [above, below] = [at * LINE, (at + 1) * LINE + HEAD - element.clientHeight + 16];
    if (element.scrollTop > above) element.scrollTop = above;
    else if (element.scrollTop < below) element.scrollTop = below;
  };

  const state: GanttState = {
    rows,
    layout,
    network,
    found,
    look,
    baseline,
    today,
    canWrite,
    handling,
    handle,
    proposal,
    preview,
    drop,
    say,
    active,
    setActive: activate,
    open: onOpen,
    fold: onFold,
  };
  return (
    <GanttContext value={state}>
      <section aria-label={t.gantt} className={styles.frame} data-full={isFull || undefined}>
        <div
          ref={scroller}
          role="treegrid"
          aria-label={t.timeline}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          className={styles.scroller}
        >
          <div
            role="presentation"
            className={styles.inner}
            style={{ width: left + layout.width, height: HEAD + rows.length * LINE }}
          >
            <div role="row" aria-rowindex={1} className={styles.head}>
              <div role="presentation" className={styles.headLeft} style={{ width: left }}>
                {columns.map(({ id, title, width, end }) => (
                  <div
                    key={id}
                    role="columnheader"
                    className={styles.headCell}
                    style={{ width }}
                    data-end={end}
                  >
                    {title}
                  </div>
                ))}
              </div>
              <div role="columnheader" className={styles.axis}>
                <TimelineAxis layout={layout} today={today} visible={sight} />
              </div>
            </div>
            <div
              role="rowgroup"
              style={{ position: 'absolute', top: HEAD, insetInlineStart: 0, width: '100%' }}
            >
              {rows.slice(first, last).map((row, index) => (
                <GanttLine key={row.key} row={row} index={first + index} columns={columns} width={left} />
              ))}
            </div>
            <GanttChart first={first} last={last} left={left} top={HEAD} sight={sight} rowAt={rowAt} />
          </div>
        </div>
        <GanttFoot />
        {proposal && preview ? <PushPanel onSettle={settle} /> : null}
        <p aria-live="polite" className={styles.heard}>
          {said}
        </p>
      </section>
    </GanttContext>
  );
}

const moveOf = ({ row, part, from, to }: Handling): Move =>
  part === 'resize' ? { key: row.key, from, to } : { key: row.key, from };
