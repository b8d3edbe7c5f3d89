import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { targetAt, targetOf, type Walk } from '../axes/findTarget.ts';
import type { Scene } from '../axes/Scene.ts';

/** What a chart does besides being read. */
export interface ReadingActions {
  /** T: shows the table twin. */
  onTable?: () => void;
  /** Enter, Space or a click on a target. */
  onSelect?: (id: string) => void;
  /** Plus, minus and zero: nearer, farther, all. */
  onZoom?: (way: 'in' | 'out' | 'reset') => void;
}

const zoomKeys: Partial<Record<string, 'in' | 'out' | 'reset'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'reset',
};

/**
 * Which target of a chart is read. The pointer picks what lies under it; arrows walk, Home and End jump, Escape hides.
 * `spoken` is set by keys only: announcing every move of a pointer would be noise.
 */
export function useReading(
  scene: Scene | undefined,
  walk: Walk,
  { onTable, onSelect, onZoom }: ReadingActions,
) {
  const [chosen, setChosen] = useState<{ id: string; byKey: boolean }>();
  const targets = scene?.targets ?? [];
  const target = targets.find((candidate) => candidate.id === chosen?.id);
  const choose = (next: ChartTarget | undefined, byKey: boolean) => setChosen(next && { id: next.id, byKey });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      // Only a tooltip that is open takes the key; else it belongs to the layer around the chart.
      if (target) event.stopPropagation();
      setChosen(undefined);
      return;
    }
    const act = actionOf(event.key);
    const next = targetOf(event.key, targets, target, walk);
    if (!act && !next) return;
    event.preventDefault();
    if (act) act();
    else choose(next, true);
  };
  const actionOf = (key: string): (() => void) | undefined => {
    const zoom = zoomKeys[key];
    if (onZoom && zoom) return () => onZoom(zoom);
    if (onTable && (key === 't' || key === 'T')) return onTable;
    if (onSelect && target && (key === 'Enter' || key === ' ')) return () => onSelect(target.id);
    return undefined;
  };
  const under = (event: MouseEvent) => {
    if (scene?.under) return scene.under(event.nativeEvent);
    const edge = event.currentTarget.getBoundingClientRect();
    return targetAt(targets, event.clientX - edge.left, event.clientY - edge.top);
  };
  const handlePointerMove = (event: PointerEvent) => {
    const found = under(event);
    // Off the data the last reading stays, so that the pointer can move onto its tooltip.
    if (found && found !== target) choose(found, false);
  };
  return {
    target,
    spoken: target && chosen?.byKey ? sentenceOf(target) : '',
    handleKeyDown,
    handlePointerMove,
    handleClick: (event: MouseEvent) => {
      const found = under(event);
      if (found) onSelect?.(found.id);
    },
    hide: () => setChosen(undefined),
    // A finger that is lifted leaves too, but what it tapped on should stay readable.
    handlePointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setChosen(undefined);
    },
  };
}

function sentenceOf(target: ChartTarget): string {
  const rows = target.rows.map((row) => `${row.name} ${row.figure}`);
  return [[target.title, target.note].filter(Boolean).join(', '), ...rows].join('. ');
}
