import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const page = style({
  ...type.body,
  width: '100%',
  maxWidth: 720,
  justifySelf: 'center',
  padding: `${space[12]} ${space[6]}`,
  lineHeight: '22px',
  fontVariantNumeric: 'normal',
  overflowWrap: 'break-word',
  '@media': { [narrow]: { padding: `${space[6]} ${space[4]}` } },
});
export const title = style({
  ...type.figure,
  fontWeight: weight.strong,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});
export const lead = style({
  ...type.section,
  marginTop: space[3],
  color: vars['text-muted'],
  textWrap: 'pretty',
});
export const section = style({ display: 'grid', gap: space[3], marginTop: space[8], textWrap: 'pretty' });
export const heading = style({ ...type.section, fontWeight: weight.strong });
export const entries = style({ borderTop: `1px solid ${vars.line}` });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  columnGap: space[4],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[1] } },
});
export const name = style({ fontWeight: weight.strong });
export const text = style({ color: vars['text-muted'] });
