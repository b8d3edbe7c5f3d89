import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { breakpoint, radius, space, type, weight } from './scale.ts';
import { vars } from './vars.css.ts';

const responsive = defineProperties({
  conditions: {
    wide: {},
    rail: { '@media': `(max-width: ${breakpoint.rail}px)` },
    narrow: { '@media': `(max-width: ${breakpoint.narrow}px)` },
  },
  defaultCondition: 'wide',
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    padding: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
    margin: space,
    marginTop: space,
    marginBottom: space,
  },
  shorthands: {
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const plain = defineProperties({
  properties: {
    flex: { none: 'none', grow: '1 1 0', auto: '1 1 auto' },
    minWidth: { 0: 0 },
    minHeight: { 0: 0 },
    width: { full: '100%' },
    height: { full: '100%' },
    overflow: ['hidden', 'auto', 'visible'],
    position: ['relative', 'absolute', 'sticky'],
    textAlign: ['start', 'center', 'end'],
    whiteSpace: ['nowrap', 'normal', 'pre-wrap'],
    textOverflow: ['ellipsis'],
    background: {
      canvas: vars.canvas,
      surface: vars.surface,
      sunken: vars['surface-sunken'],
      selected: vars['surface-selected'],
      float: vars['surface-float'],
      accentSoft: vars['accent-soft'],
      positiveSoft: vars['positive-soft'],
      cautionSoft: vars['caution-soft'],
      criticalSoft: vars['critical-soft'],
      infoSoft: vars['info-soft'],
      neutralSoft: vars['neutral-soft'],
    },
    color: {
      text: vars.text,
      muted: vars['text-muted'],
      subtle: vars['text-subtle'],
      disabled: vars['text-disabled'],
      accent: vars['accent-text'],
      positive: vars['positive-text'],
      caution: vars['caution-text'],
      critical: vars['critical-text'],
      info: vars['info-text'],
      rise: vars.rise,
      fall: vars.fall,
    },
    borderRadius: radius,
    border: { line: `1px solid ${vars.line}`, strong: `1px solid ${vars['line-strong']}` },
    borderTop: { line: `1px solid ${vars.line}`, strong: `1px solid ${vars['line-strong']}` },
    borderBottom: { line: `1px solid ${vars.line}`, strong: `1px solid ${vars['line-strong']}` },
    borderLeft: { line: `1px solid ${vars.line}`, strong: `1px solid ${vars['line-strong']}` },
    boxShadow: { pop: vars['shadow-pop'], dialog: vars['shadow-dialog'] },
    fontWeight: weight,
    fontSize: {
      meta: type.meta.fontSize,
      grid: type.grid.fontSize,
      body: type.body.fontSize,
      section: type.section.fontSize,
      page: type.page.fontSize,
      figure: type.figure.fontSize,
    },
    lineHeight: {
      meta: type.meta.lineHeight,
      grid: type.grid.lineHeight,
      body: type.body.lineHeight,
      section: type.section.lineHeight,
      page: type.page.lineHeight,
      figure: type.figure.lineHeight,
    },
  },
});

/** Atomic classes behind `Box`; the only door to spacing and colour for screens. */
export const sprinkles = createSprinkles(responsive, plain);
export type Sprinkles = Parameters<typeof sprinkles>[0];
