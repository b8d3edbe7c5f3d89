import { breakpoint } from '../../foundations/scale.ts';
import { useMedia } from '../../private/media/useMedia.ts';

/** Least height of a trend, px: a phone shows less of it at once. */
export const useTrendHeight = (isLow = false) => {
  const isPhone = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  return isPhone ? 300 : isLow ? 268 : 348;
};
