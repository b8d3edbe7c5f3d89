import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { motion } from './scale.ts';
import { dark, forced, light, type ThemeName } from './themes.ts';

const names = Object.fromEntries(Object.keys(light).map((name) => [name, name])) as { [K in ThemeName]: K };

/** The theme contract: `vars['text-muted']` is `var(--text-muted)`. Charts and the sign-in pages read the same names. */
export const vars = createGlobalThemeContract(names);

/** Durations as variables, so that reduced motion switches all of them off at once. */
export const motionVars = createGlobalThemeContract({ fast: 't-fast', normal: 't', slow: 't-slow' });

/** The ten data colours in their fixed order (colour-blind safe); index = the colour a component keeps everywhere. */
export const dataColors = [
  vars['data-1'],
  vars['data-2'],
  vars['data-3'],
  vars['data-4'],
  vars['data-5'],
  vars['data-6'],
  vars['data-7'],
  vars['data-8'],
  vars['data-9'],
  vars['data-10'],
] as const;

const lightVars = assignVars(vars, light);
const darkVars = assignVars(vars, dark);
const still = assignVars(motionVars, { fast: '0ms', normal: '0ms', slow: '0ms' });
const moving = assignVars(motionVars, { fast: motion.fast, normal: motion.normal, slow: motion.slow });

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...lightVars, ...moving },
  '@media': { '(prefers-reduced-motion: reduce)': { vars: still } },
});
// Nobody chose: follow the system. `data-theme` on <html> (or on any box) overrules it.
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
});
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: lightVars });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
globalStyle(':root, [data-theme]', {
  '@media': {
    '(forced-colors: active)': { vars: { ...lightVars, ...assignVars(vars, { ...light, ...forced }) } },
  },
});
