/** Sizes that do not change with the theme. Lengths are CSS pixels on a 4 px grid. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const;

/** A step of the spacing scale. */
export type Space = keyof typeof space;

/** Type styles as size/line height: 12 meta, 13 grid and controls, 14 body, 16 section, 20 page, 28 headline figure. */
export const type = {
  meta: { fontSize: '12px', lineHeight: '16px' },
  grid: { fontSize: '13px', lineHeight: '20px' },
  body: { fontSize: '14px', lineHeight: '20px' },
  section: { fontSize: '16px', lineHeight: '24px' },
  page: { fontSize: '20px', lineHeight: '28px' },
  figure: { fontSize: '28px', lineHeight: '32px' },
} as const;

/** Name of a type style. */
export type TypeStyle = keyof typeof type;

/** Font weights. */
export const weight = { text: '400', label: '500', strong: '600' } as const;

/** Corner radii. */
export const radius = { tag: '4px', control: '6px', surface: '10px', round: '999px' } as const;

/** Stacking order: a flyout keeps the page usable, a confirm covers it, a toast is never hidden. */
export const layer = {
  sticky: 10,
  flyout: 1200,
  popover: 1400,
  confirm: 1500,
  popoverInConfirm: 1600,
  toast: 1700,
} as const;

/** Heights of controls in pixels by density; a small control stands in tool rows and frames. None is under 24 (WCAG 2.5.8). */
export const controlHeights = {
  normal: { control: 32, controlSmall: 28 },
  compact: { control: 28, controlSmall: 24 },
} as const;

/** Fixed sizes in pixels; heights of controls follow the density (`data-density` on <html> or on any box). */
export const size = {
  topBar: 48,
  /** Room that something fixed takes at the foot of the window, as its own style says by `--page-foot` on <html>. */
  pageFoot: 'var(--page-foot, 0px)',
  sidebar: 232,
  rail: 56,
  control: 'var(--h-control)',
  controlSmall: 'var(--h-control-small)',
  row: 36,
  rowCompact: 24,
  gridHeader: 34,
} as const;

/** Breakpoints in pixels (docs/product/frame.md): narrow grids fold below 640, the sidebar is a rail below 900. */
export const breakpoint = { narrow: 640, rail: 900, nav: 1300 } as const;

/** A row with many buttons takes this name as a container: those that collapse do so where the row itself is at most so wide. */
export const crowded = { name: 'crowded', atMost: 840 } as const;

/** Durations and the one easing. */
export const motion = {
  fast: '120ms',
  normal: '160ms',
  slow: '180ms',
  ease: 'cubic-bezier(.2, 0, 0, 1)',
} as const;

/** The typeface and what stands in until it is there. */
export const font = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Text that takes so many lines at most and is cut after the last. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/** Media rules of what scrolls: it keeps its width when its bar comes or goes; bars of tablets and phones take no room. */
export const barRoom = { [`(min-width: ${breakpoint.nav}px)`]: { scrollbarGutter: 'stable' } } as const;
