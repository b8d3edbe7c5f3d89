import { useAtMost } from '#shared/page';

/** Height of the heatmap in pixels: full where the list below still begins on the screen (docs/product/risks.md). */
export const useChartHeight = (): number => (useAtMost(999, 'height') ? 364 : 500);
