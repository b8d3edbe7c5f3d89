import type { Scale, ScaleOptionsByType, Tick } from 'chart.js';
import '../paint/axisPieces.ts';
import { fontOf } from '../paint/fontOf.ts';
import type { Room } from '../paint/Picture.ts';
import { roundTicks } from './roundTicks.ts';

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

/** Room at the left of an upright axis, px: the library keeps the padding of its ticks on both sides of them. */
export const besideTicks = -6;

/** A linear scale of the library in our look: hairlines at the ticks, zero stronger, no frame. */
export function valueAxis(room: Room, axis: ValueAxis) {
  const { colors } = room;
  return {
    type: 'linear',
    beginAtZero: axis.zero ?? false,
    ...roomOf(axis),
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
      maxTicksLimit: Math.max(2, Math.round(axis.length / axis.gap)),
      ...(axis.counts ? { precision: 0 } : {}),
      callback: wordsOf(axis.format),
    },
  } as const satisfies Partial<ScaleOptionsByType<'linear'>> | object;
}

/** Fewer ticks than this do not say how an axis runs. */
const legible = 3;

/** Ends the axis a few px beyond the values, where the library would go on to its next tick: the room belongs to the data. */
function roomOf({ head, length, zero, counts }: ValueAxis) {
  let limits = { min: 0, max: 1 };
  return {
    afterDataLimits: ({ min, max }: Scale) => {
      limits = { min, max };
    },
    afterBuildTicks: (scale: Scale) => {
      const { min, max } = limits;
      const room = ((max - min) * head) / Math.max(20, length - 2 * head);
      scale.min = zero && min === 0 ? 0 : min - room;
      scale.max = zero && max === 0 ? 0 : max + room;
      const within = scale.ticks.filter(({ value }) => value >= scale.min && value <= scale.max);
      // The steps of the library suit its own longer axis: of them too few may be left to read a value by.
      const own =
        within.length < legible ? roundTicks({ from: scale.min, to: scale.max, length, counts }) : [];
      scale.ticks = own.length > within.length ? own.map((value) => ({ value })) : within;
    },
  };
}

/** A value axis below: ticks under its line, none through the plot. */
export function valueAxisBelow(room: Room, axis: ValueAxis) {
  const { line } = room.colors;
  const scale = valueAxis(room, axis);
  return {
    ...scale,
    border: { color: line },
    grid: { color: line, drawOnChartArea: false, tickLength: 4, offset: false },
    // A figure at the very end would stand beside the last tick.
    ticks: { ...scale.ticks, padding: 4, includeBounds: false },
  };
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
