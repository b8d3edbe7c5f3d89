import type { Scale, ScaleOptionsByType, Tick } from 'chart.js';
import '../paint/axisPieces.ts';
import type { Room } from '../paint/Picture.ts';

/** A value axis: how it is written, and how the library chooses its span and ticks. */
export interface ValueAxis {
  format: (value: number, step?: number) => string;
  /** Whether the axis must reach zero: columns, bars and areas need it, lines do not. */
  zero?: boolean;
  /** Values are whole: the axis has whole steps only. */
  counts?: boolean;
  /** About how long the axis is, least free room beyond the values at both ends, and distance of two ticks. Px. */
  length: number;
  head: number;
  gap: number;
}

/** The font of a text on a chart. */
export const fontOf = ({ colors }: Room, weight: 400 | 500 | 600 = 400) => ({
  family: colors.font,
  size: 12,
  weight,
});

/** A linear scale of the library in our look: hairlines at the ticks, zero stronger, no frame. */
export function valueAxis(room: Room, axis: ValueAxis) {
  const { colors } = room;
  return {
    type: 'linear',
    beginAtZero: axis.zero ?? false,
    // The library takes parts of half the span.
    grace: `${Math.ceil((200 * axis.head) / Math.max(40, axis.length - axis.head))}%`,
    border: { display: false },
    grid: {
      color: ({ tick }: { tick?: Tick }) => (tick?.value === 0 ? colors.line : colors.grid),
      drawTicks: false,
    },
    ticks: {
      color: colors.axis,
      font: fontOf(room),
      padding: 8,
      maxRotation: 0,
      maxTicksLimit: Math.max(2, Math.min(11, Math.round(axis.length / axis.gap))),
      ...(axis.counts ? { precision: 0 } : {}),
      callback: wordsOf(axis.format),
    },
  } as const satisfies Partial<ScaleOptionsByType<'linear'>> | object;
}

/** Between whole years or metres a tick stays, but does not repeat its neighbour's words. */
function wordsOf(format: ValueAxis['format']) {
  return function words(this: Scale, value: number | string, index: number, ticks: Tick[]): string {
    const step = ticks.length > 1 ? Math.abs((ticks[1]?.value ?? 0) - (ticks[0]?.value ?? 0)) : undefined;
    const write = (at: number) => (step === undefined ? format(at) : format(at, step));
    const before = ticks[index - 1];
    const text = write(Number(value));
    return before && write(before.value) === text ? '' : text;
  };
}
