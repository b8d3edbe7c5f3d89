import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = '(max-width: 900px)';

/** Slider and fields on one line; on a narrow screen the fields go below. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 24,
  padding: '12px 16px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
});
export const track = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  // The steps stand beside the track, whose ends are named below it.
  alignItems: 'start',
  gap: 12,
});
export const slider = style({ display: 'grid', gap: 2, minWidth: 0 });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: 12,
  color: vars['text-subtle'],
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '168px 168px auto',
  alignItems: 'end',
  gap: 8,
  '@media': { '(max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Chart and summary as on the page of today. */
export const bridge = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
/** Forecast, what changed it, forecast: one box each. */
export const stations = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 8,
  margin: 0,
});
export const station = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '8px 12px',
  borderRadius: radius.control,
  background: vars['surface-sunken'],
});
export const name = style({ fontSize: 12, color: vars['text-subtle'] });
export const figure = style({
  margin: 0,
  fontSize: 16,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-change=rise]': { color: vars.rise }, '&[data-change=fall]': { color: vars.fall } },
});
export const detail = style({ margin: 0, fontSize: 12, color: vars['text-subtle'] });
export const standing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
});
