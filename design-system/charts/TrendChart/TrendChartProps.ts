import type { TrendSpec } from '../trend-layout/TrendSpec.ts';

/** What a trend chart is given. */
export interface TrendChartProps {
  spec: TrendSpec;
  /** The whole chart in one sentence, for screen readers. */
  summary: string;
  /** Px; as high as is usual without. */
  height?: number;
  /** Told when T is pressed on the focused chart. */
  onTable?: () => void;
  /** Told by plus, minus, zero, and by the wheel with Ctrl or Cmd; the window goes into the spec. */
  onZoom?: (way: 'in' | 'out' | 'reset') => void;
  /** Told which reading was clicked, or chosen with Enter or Space. */
  onSelect?: (id: string) => void;
}
