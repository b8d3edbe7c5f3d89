import { useZoom } from '#design-system/charts/ZoomButtons/useZoom.ts';
import { useSubject } from '#platform/flags';

/** The shown part of the cost trend's time axis and its buttons, behind their client flag (docs/product/foresite.md); no window shows everything. */
export function useTrendZoom() {
  const { window, buttons } = useZoom();
  const zooms = useSubject().clientFlags.has('foresite_chart_zoom');
  return zooms ? { window: buttons.atWhole ? undefined : window, buttons } : {};
}
