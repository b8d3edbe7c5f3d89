import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Everything on a sheet is in dots of 150 an inch; heights are those of domain/reporting. */
export const wide = createVar();
export const high = createVar();
export const screenScale = createVar();
const scale = createVar();
/** Pixels beside a page: of the desk around it, and of its own border. */
export const PAPER_ROOM = 34;
export const pages = style({
  vars: { [scale]: screenScale },
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  // On a narrow screen the left edge stays in reach.
  justifyContent: 'safe center',
  padding: `${space[2]} ${space[4]} ${space[6]}`,
  '@media': { print: { display: 'block', padding: 0, vars: { [scale]: String(96 / 150) } } },
});
export const figure = style({
  margin: 0,
  '@media': {
    print: {
      breakAfter: 'page',
      breakInside: 'avoid',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'content-box',
  // A printer takes the sheet as one piece: it is laid out larger than the paper, and would be cut where that ends.
  contain: 'size',
  width: `calc(${wide} * ${scale})`,
  height: `calc(${high} * ${scale})`,
  border: `1px solid ${vars['line-strong']}`,
  background: vars.surface,
  '@media': { print: { border: 'none' } },
});
export const sheet = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  color: vars.text,
  fontSize: 15,
  lineHeight: '20px',
});
export const caption = style({
  padding: space[2],
  color: vars['text-muted'],
  textAlign: 'center',
  ...type.meta,
  '@media': { print: { display: 'none' } },
});
export const header = style({
  boxSizing: 'border-box',
  display: 'flex',
  gap: 24,
  alignItems: 'end',
  height: 105,
  marginBottom: 24,
  paddingBottom: 12,
  borderBottom: `2px solid ${vars['line-strong']}`,
  color: vars['text-muted'],
  fontSize: 18,
});
export const headerLogo = style({
  alignSelf: 'center',
  maxWidth: 320,
  maxHeight: 72,
  objectFit: 'contain',
});
export const headerProject = style({ flex: 1, minWidth: 0 });
export const footer = style({
  position: 'absolute',
  display: 'flex',
  justifyContent: 'space-between',
  color: vars['text-muted'],
});
export const piece = style({ overflow: 'hidden', selectors: { '* + &': { marginTop: 0 } } });
globalStyle(`${piece} + ${piece}`, { marginTop: 24 });
export const title = style({
  margin: 0,
  height: 21,
  fontSize: 18,
  lineHeight: '21px',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const titleRow = style({ display: 'flex', gap: 24, justifyContent: 'space-between' });
globalStyle(`${titleRow} > *`, { flex: 1, minWidth: 0 });
export const titleDay = style({
  flex: 'none',
  lineHeight: '21px',
  whiteSpace: 'nowrap',
  color: vars['text-muted'],
});
export const body = style({ minHeight: 0 });
export const text = style({
  margin: 0,
  padding: '8px 0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** In parts of its type, so that a table that is too wide is as a whole smaller. */
const ofType = (dots: number) => `${dots / 15}em`;
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  boxSizing: 'border-box',
  padding: `${ofType(7)} ${ofType(8)}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  boxShadow: `inset 0 -1px ${vars.line}`,
});
globalStyle(`${table} thead tr, ${table} tfoot tr`, {
  height: ofType(36),
  background: vars['surface-sunken'],
});
globalStyle(`${table} th`, { fontWeight: weight.label, color: vars['text-muted'], whiteSpace: 'nowrap' });
globalStyle(`${table} tfoot td`, { fontWeight: weight.strong, whiteSpace: 'nowrap' });
globalStyle(`${table} thead td`, { fontWeight: weight.strong, whiteSpace: 'nowrap' });
/** Longer than its column is wide: the cells beside it are empty. */
export const sumLabel = style({ whiteSpace: 'nowrap' });
export const end = style({});
globalStyle(`${table} .${end}`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const note = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  marginTop: 13,
  padding: '0 14px',
  borderInlineStart: `3px solid ${vars['line-control']}`,
  color: vars['text-muted'],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${note} b`, { color: vars.text, fontWeight: weight.strong });
export const sectionPage = style({});
export const sectionTitle = style({
  boxSizing: 'border-box',
  margin: 0,
  height: 56,
  paddingBottom: 8,
  borderBottom: `4px solid ${vars.accent}`,
  fontSize: 28,
  lineHeight: '44px',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const sectionText = style({ display: 'none' });
globalStyle(`${sectionPage} ${sectionTitle}`, {
  height: 'auto',
  paddingTop: '30%',
  fontSize: 56,
  lineHeight: '68px',
  whiteSpace: 'normal',
});
globalStyle(`${sectionPage} ${sectionText}`, {
  display: 'block',
  margin: '24px 0 0',
  maxWidth: 900,
  fontSize: 24,
  lineHeight: '34px',
  color: vars['text-muted'],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const cover = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const coverLogo = style({
  alignSelf: 'start',
  maxWidth: 480,
  maxHeight: 120,
  marginBottom: 48,
  objectFit: 'contain',
});
export const coverPicture = style({
  width: '100%',
  height: '42%',
  minHeight: 0,
  borderRadius: radius.control,
  objectFit: 'cover',
});
export const coverTitle = style({
  margin: 0,
  paddingTop: 48,
  fontSize: 72,
  lineHeight: '80px',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
/** Of a cover without a picture. */
export const coverAlone = style({
  selectors: {
    [`${coverTitle}&`]: {
      marginTop: '18%',
      paddingTop: 40,
      borderTop: `16px solid ${vars.accent}`,
    },
  },
});
export const coverProject = style({ margin: '16px 0 0', fontSize: 40, lineHeight: '52px' });
export const coverFacts = style({
  margin: '8px 0 0',
  fontSize: 28,
  lineHeight: '36px',
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
});
export const coverFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 60px',
  margin: 0,
  marginTop: 'auto',
  paddingTop: 20,
  borderTop: `2px solid ${vars['line-strong']}`,
  fontSize: 24,
  lineHeight: '32px',
});
globalStyle(`${coverFoot} dt`, { color: vars['text-muted'], fontSize: 18, lineHeight: '24px' });
globalStyle(`${coverFoot} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const contentsTitle = style({
  boxSizing: 'border-box',
  margin: 0,
  height: 72,
  fontSize: 36,
  lineHeight: '52px',
  fontWeight: weight.strong,
});
export const contents = style({ margin: 0, padding: 0, listStyle: 'none' });
export const contentsLine = style({
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  height: 36,
  fontSize: 18,
  lineHeight: '36px',
});
export const contentsSection = style({ fontWeight: weight.strong });
export const contentsInside = style({ paddingInlineStart: 36 });
export const contentsName = style({
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const contentsDots = style({
  flex: 1,
  minWidth: 24,
  borderBottom: `2px dotted ${vars['line-control']}`,
});
export const contentsPage = style({ fontVariantNumeric: 'tabular-nums' });
/** As the sentence of a drawing shows on a page (shared/reports). */
export const lead = style({ margin: 0, color: vars['text-muted'], fontSize: 18, lineHeight: '24px' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3px 27px',
  margin: 0,
  padding: '6px 0',
  fontSize: 18,
  lineHeight: '24px',
});
globalStyle(`${facts} dt`, { color: vars['text-muted'] });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3px 21px',
  margin: 0,
  padding: '3px 0',
  listStyle: 'none',
  color: vars['text-muted'],
  fontSize: 18,
  lineHeight: '24px',
});
globalStyle(`${legend} > li`, { display: 'inline-flex', alignItems: 'center', gap: 9 });
export const swatch = style({ width: 15, height: 15, borderRadius: 3 });
export const picture = style({ display: 'block', width: '100%', height: 'auto' });

export const imageRow = style({ display: 'flex', gap: 24, boxSizing: 'border-box', padding: '12px 0' });
export const image = style({ display: 'block' });
export const imageCaption = style({
  margin: 0,
  color: vars['text-muted'],
  fontSize: 15,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
export const watermark = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
