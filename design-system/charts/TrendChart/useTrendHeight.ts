import { breakpoint } from '../../foundations/scale.ts';
import { useMedia } from '../../private/media/useMedia.ts';

/** Least height of a trend, px: a phone shows less of it at once. */
export const useTrendHeight = () => (useMedia(`(max-width: ${breakpoint.narrow}px)`) ? 300 : 348);
