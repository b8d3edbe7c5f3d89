import type { Schedule, TimelineLink } from '#domain/timeline';
import type { GanttRow } from './ganttRows.ts';

/** A link as it is drawn: between two lines, from one end to another. */
export interface LinkLine {
  key: string;
  fromRow: number;
  toRow: number;
  /** Where it leaves and arrives, in pixels. */
  x1: number;
  x2: number;
  leavesAtStart: boolean;
  arrivesAtEnd: boolean;
  isCritical: boolean;
  label: string;
}

const lagText = (lag: number) => (lag === 0 ? '' : ` ${lag > 0 ? '+' : '−'}${Math.abs(lag)} d`);

/** The links between lines in sight of the table; folded ones are left out. */
export function linkLines(
  links: readonly TimelineLink[],
  rows: readonly GanttRow[],
  found: Schedule,
  edges: (row: GanttRow) => { x1: number; x2: number },
): LinkLine[] {
  const places = new Map(rows.map((row, index) => [row.key, index]));
  return links.flatMap((link, at) => {
    const [fromRow, toRow] = [places.get(link.from), places.get(link.to)];
    if (fromRow === undefined || toRow === undefined) return [];
    const [from, to] = [rows[fromRow]!, rows[toRow]!];
    const leavesAtStart = link.type === 'SS' || link.type === 'SF';
    const arrivesAtEnd = link.type === 'FF' || link.type === 'SF';
    const [start, end] = [edges(from), edges(to)];
    return [
      {
        key: `${link.id ?? at}`,
        fromRow,
        toRow,
        x1: leavesAtStart ? start.x1 : start.x2,
        x2: arrivesAtEnd ? end.x2 : end.x1,
        leavesAtStart,
        arrivesAtEnd,
        isCritical: from.isCritical && to.isCritical && found.driving.has(at),
        label: link.type === 'FS' && link.lag === 0 ? '' : `${link.type}${lagText(link.lag)}`,
      },
    ];
  });
}

/** Where a link that goes forward turns down or up. */
const straightTurn = (x1: number, x2: number) => Math.max(x1 + 4, Math.min(x2 - 4, x1 + 8));

/**
 * Where the label of a link ends, or starts where it arrives at an end: beside the link's last turn, so that neither the link nor the bar
 * runs into it.
 */
export function linkLabelX({ x1, x2, leavesAtStart, arrivesAtEnd }: LinkLine): number {
  const room = 6;
  if (arrivesAtEnd) return x2 + 8 + room;
  if (leavesAtStart) return Math.min(x1, x2) - 8 - room;
  return (x2 - x1 < 10 ? x2 - 8 : straightTurn(x1, x2)) - room;
}

/** The way of a link: out of one bar, down or up, into the other. */
export function linkPath({ x1, x2, leavesAtStart, arrivesAtEnd }: LinkLine, y1: number, y2: number): string {
  const out = x1 + (leavesAtStart ? -8 : 8);
  const into = x2 + (arrivesAtEnd ? 8 : -8);
  const isStraight = !leavesAtStart && !arrivesAtEnd && x2 >= x1 + 2;
  if (isStraight) {
    return x2 - x1 < 10
      ? `M${x1} ${y1}H${x2 + 3}V${y2 + (y2 > y1 ? -7 : 7)}`
      : `M${x1} ${y1}H${straightTurn(x1, x2)}V${y2}H${x2}`;
  }
  if (arrivesAtEnd !== leavesAtStart && !arrivesAtEnd) {
    const turn = Math.min(out, into);
    return `M${x1} ${y1}H${turn}V${y2}H${x2}`;
  }
  if (arrivesAtEnd && !leavesAtStart) {
    const turn = Math.max(out, into);
    return `M${x1} ${y1}H${turn}V${y2}H${x2}`;
  }
  const middle = y2 + (y2 > y1 ? -12 : 12);
  return `M${x1} ${y1}H${out}V${middle}H${into}V${y2}H${x2}`;
}
