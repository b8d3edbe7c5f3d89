import { breakpoint } from '#design-system/foundations/scale.ts';
import { useAtMost } from '#shared/page';

/** Least height of the trend, px, where its summary stands below it in a window that is not high; undefined for the usual one. */
export function useLeastHeight(): number | undefined {
  const isStacked = useAtMost(1100);
  const isPhone = useAtMost(breakpoint.narrow);
  const isLow = useAtMost(1079, 'height');
  return isStacked && isLow && !isPhone ? 290 : undefined;
}
