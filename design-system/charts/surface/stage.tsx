import { Chart } from 'chart.js';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** A place for a chart in a real browser: 892 px wide unless said otherwise. Made for tests. */
export interface Stage {
  host: HTMLElement;
  show: (chart: ReactNode) => void;
  canvas: () => HTMLCanvasElement;
  /** Waits until the chart is drawn at its size and in its font. */
  drawn: () => Promise<void>;
  /** The chart as the library has laid it out. */
  chart: () => Chart;
  /** Colour at a place of the drawing (px), as #rrggbb. */
  colorAt: (x: number, y: number) => string;
  /** All colours along a stretch of a row of the drawing. */
  colorsAlong: (from: number, to: number, y: number) => ReadonlySet<string>;
  /** The value of a colour of the theme. */
  token: (name: string) => string;
  clear: () => void;
}

/** Sets a stage up in the light theme. */
export function setStage(width = 892): Stage {
  document.documentElement.dataset.theme = 'light';
  const host = document.createElement('div');
  host.style.cssText = `width: ${width}px; display: flex; flex-direction: column;`;
  document.body.append(host);
  const root: Root = createRoot(host);
  const canvas = () => {
    const found = host.querySelector('canvas');
    if (!found || found.width < 400) throw new Error('The chart has not been drawn yet.');
    return found;
  };
  const colorAt = (x: number, y: number) => {
    const scale = canvas().width / canvas().clientWidth;
    const context = canvas().getContext('2d');
    const pixel = context?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? [];
    return `#${[...pixel]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  };
  return {
    host,
    show: (chart) => root.render(chart),
    canvas,
    drawn: async () => {
      const end = performance.now() + 10_000;
      // The surface has a margin of 8 px to either side.
      const isDrawn = () => {
        const found = host.querySelector('canvas');
        return found?.clientWidth === width - 16 && Chart.getChart(found) !== undefined;
      };
      while (!isDrawn() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
      if (!isDrawn()) throw new Error('The chart was not drawn within ten seconds.');
      await document.fonts.ready;
    },
    chart: () => {
      const found = Chart.getChart(canvas());
      if (!found) throw new Error('The library has not drawn the chart.');
      return found;
    },
    colorAt,
    colorsAlong: (from, to, y) =>
      new Set(
        Array.from({ length: Math.max(0, Math.round(to - from)) }, (_, step) => colorAt(from + step, y)),
      ),
    token: (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase(),
    clear: () => {
      root.unmount();
      host.remove();
    },
  };
}
