import { useState } from 'react';
import type { ZoomButtonsProps } from './ZoomButtons.tsx';
import { panned, whole, zoomed, type ZoomWindow } from '../axes/zoomWindow.ts';

/** What part of a chart's axis is shown, with what its buttons and its axis need. */
export function useZoom(): {
  window: ZoomWindow;
  buttons: ZoomButtonsProps;
} {
  const [window, setWindow] = useState(whole);
  const onZoom = (way: 'in' | 'out' | 'reset') => setWindow((old) => zoomed(old, way));
  const nearer = zoomed(window, 'in');
  return {
    window,
    buttons: {
      atWhole: window.to - window.from > 0.999,
      atNearest: window.to - window.from - (nearer.to - nearer.from) < 1e-6,
      onZoom,
      onMove: (part) => setWindow((old) => panned(old, part)),
    },
  };
}
