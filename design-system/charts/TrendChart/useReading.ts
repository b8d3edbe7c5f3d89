import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { readingAt, readingOrder } from '../trend-layout/readTrend.ts';
import type { TrendScene } from '../trend-layout/TrendScene.ts';
import type { TrendReading, TrendSpec } from '../trend-layout/TrendSpec.ts';

/**
 * Which place of the chart is read. The pointer picks what lies under it; arrows walk from left to right, Home and End jump, Escape hides.
 * `spoken` is set by keys only: announcing every move of a pointer would be noise.
 */
export function useReading(spec: TrendSpec, scene: TrendScene | undefined, onTable?: () => void) {
  const [chosen, setChosen] = useState<{ id: string; byKey: boolean }>();
  const order = readingOrder(spec);
  const reading = order.find((candidate) => candidate.id === chosen?.id);
  const choose = (next: TrendReading | undefined, byKey: boolean) =>
    setChosen(next && { id: next.id, byKey });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      // Only a tooltip that is open takes the key; else it belongs to the layer around the chart.
      if (reading) event.stopPropagation();
      setChosen(undefined);
      return;
    }
    if (event.key === 't' || event.key === 'T') {
      event.preventDefault();
      onTable?.();
      return;
    }
    const next = targetOf(event.key, order, reading);
    if (!next) return;
    event.preventDefault();
    choose(next, true);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!scene) return;
    const edge = event.currentTarget.getBoundingClientRect();
    const found = readingAt(spec, scene, event.clientX - edge.left, event.clientY - edge.top);
    // Off the data the last reading stays, so that the pointer can move onto its tooltip.
    if (found && found !== reading) choose(found, false);
  };
  return {
    reading,
    spoken: reading && chosen?.byKey ? sentenceOf(reading) : '',
    handleKeyDown,
    handlePointerMove,
    hide: () => setChosen(undefined),
    // A finger that is lifted leaves too, but what it tapped on should stay readable.
    handlePointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setChosen(undefined);
    },
  };
}

function targetOf(key: string, order: readonly TrendReading[], from: TrendReading | undefined) {
  const at = from ? order.indexOf(from) : -1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return order[Math.min(at + 1, order.length - 1)];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at < 0 ? order.at(-1) : order[Math.max(at - 1, 0)];
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  return undefined;
}

function sentenceOf(reading: TrendReading): string {
  const rows = reading.rows.map((row) => `${row.name} ${row.figure}`);
  return [[reading.title, reading.note].filter(Boolean).join(', '), ...rows].join('. ');
}
