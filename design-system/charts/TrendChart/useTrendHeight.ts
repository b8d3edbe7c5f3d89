import { breakpoint } from '../../foundations/scale.ts';
import { useMedia } from '../../private/media/useMedia.ts';

/** Least height of a trend, px: a phone shows less of it at once, unless it is as high as somebody chose. */
export function useTrendHeight(chosen?: number): number {
  const isNarrow = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  return chosen ?? (isNarrow ? 300 : 348);
}
