import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { breakpoint, crowded, motion, radius, size, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchArea } from '../../foundations/touchArea.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const live = ':not([aria-disabled])';

export const button = style({
  ...type.grid,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  height: size.control,
  padding: `0 ${space[3]}`,
  borderRadius: radius.control,
  border: `1px solid ${vars['line-control']}`,
  background: vars.surface,
  color: vars.text,
  fontWeight: weight.label,
  whiteSpace: 'nowrap',
  flex: 'none',
  transition: `background ${motionVars.fast} ${motion.ease}`,
  selectors: {
    [`&:hover${live}`]: { background: vars['surface-hover'] },
    '&[aria-expanded="true"], &[aria-pressed="true"]': { background: vars['surface-hover'] },
    '&[data-size="small"]': { height: size.controlSmall, padding: '0 10px' },
    // Filled: with forced colours the system would lay a plate behind the text and hide it.
    '&[data-variant="primary"], &[data-variant="criticalSolid"]': { forcedColorAdjust: 'none' },
    '&[data-variant="primary"]': {
      background: vars.accent,
      borderColor: vars.accent,
      color: vars['text-on-accent'],
    },
    [`&[data-variant="primary"]:hover${live}`]: {
      background: vars['accent-hover'],
      borderColor: vars['accent-hover'],
    },
    '&[data-variant="critical"]': { color: vars['critical-text'] },
    '&[data-variant="criticalSolid"]': {
      background: vars.critical,
      borderColor: vars.critical,
      color: vars['text-on-critical'],
    },
    [`&[data-variant="criticalSolid"]:hover${live}`]: {
      background: `color-mix(in srgb, ${vars.critical} 88%, ${vars.text})`,
    },
    '&[data-variant="quiet"]': {
      background: 'transparent',
      borderColor: 'transparent',
      color: vars['text-muted'],
    },
    [`&[data-variant="quiet"]:hover${live}`]: { background: vars['surface-hover'], color: vars.text },
    '&[data-disabled]': {
      background: vars['surface-sunken'],
      borderColor: vars['line-strong'],
      color: vars['text-disabled'],
      cursor: 'not-allowed',
    },
    '&[data-variant="accent"]': {
      background: 'transparent',
      borderColor: 'transparent',
      color: vars['accent-text'],
    },
    [`&[data-variant="accent"]:hover${live}`]: { background: vars['accent-soft'] },
    '&[data-variant="quiet"][data-disabled], &[data-variant="accent"][data-disabled]': {
      background: 'transparent',
      borderColor: 'transparent',
    },
    '&[data-busy]': { cursor: 'progress' },
  },
  '@media': { [touch]: { selectors: { '&::after': touchArea() } } },
});

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });

export const collapsing = style([button]);
const main = `${collapsing}[data-variant="primary"]`;
const other = `${collapsing}:not([data-variant="primary"])`;
const rail = `(max-width: ${breakpoint.rail}px)`;
const railOnly = `(min-width: ${breakpoint.narrow + 1}px) and ${rail}`;
const inCrowd = `${crowded.name} (max-width: ${crowded.atMost}px)`;
// Where the page's main action has no room beside its title, a phone gives it a line of its own: it keeps its words. Beside many that
// give theirs it keeps them too.
const fold = (part: string, rule: StyleRule) => {
  globalStyle(`${other}${part}`, { '@media': { [rail]: rule }, '@container': { [inCrowd]: rule } });
  globalStyle(`${main}${part}`, { '@media': { [railOnly]: rule } });
};
fold(` > ${label}`, heardOnly);
fold('', { padding: '0 7px' });
