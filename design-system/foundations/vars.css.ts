import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { darkMore, forced, lightMore } from './contrastThemes.ts';
import { controlHeights, motion } from './scale.ts';
import { dark, light, type ThemeName } from './themes.ts';

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

/** Names of some of the variables with their values. */
const some = (values: Partial<Record<ThemeName, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

const isDark = '(prefers-color-scheme: dark)';
const wantsMore = '(prefers-contrast: more)';
const isForced = '(forced-colors: active)';

const still = assignVars(motionVars, { fast: '0ms', normal: '0ms', slow: '0ms' });
const moving = assignVars(motionVars, { fast: motion.fast, normal: motion.normal, slow: motion.slow });

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(vars, light), ...moving },
  '@media': { '(prefers-reduced-motion: reduce)': { vars: still } },
});
// Nobody chose: follow the system. `data-theme` on <html> (or on any box) overrules it.
globalStyle(':root:not([data-theme])', {
  '@media': { [isDark]: { colorScheme: 'dark', vars: assignVars(vars, dark) } },
});
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: assignVars(vars, light) });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(vars, dark) });

// More contrast: by the system's preference, or by `data-contrast="more"` on <html>. Selectors are doubled so that they win over the plain themes.
for (const [scheme, values] of [
  ['light', some(lightMore)],
  ['dark', some(darkMore)],
] as const) {
  const prefers = `(prefers-color-scheme: ${scheme})`;
  globalStyle(`[data-theme="${scheme}"][data-theme="${scheme}"]`, {
    '@media': { [wantsMore]: { vars: values } },
  });
  globalStyle(':root:root:not([data-theme])', {
    '@media': { [`${prefers} and ${wantsMore}`]: { vars: values } },
  });
  globalStyle(`:root[data-contrast="more"][data-theme="${scheme}"]`, { vars: values });
  globalStyle(':root[data-contrast="more"]:not([data-theme])', { '@media': { [prefers]: { vars: values } } });
}

// Colours that the person chose for the whole system win over every theme. `data-theme="forced"` shows the same names for a look at them.
globalStyle('[data-theme="forced"]', { colorScheme: 'light dark', vars: some(forced) });
// A canvas is not repainted: its hues follow how light or dark the chosen ground is.
const huesOf = (theme: Record<ThemeName, string>): Record<string, string> =>
  Object.fromEntries(dataColors.map((_, i) => [`--data-${i + 1}`, theme[`data-${i + 1}` as ThemeName]]));
const strongest = (selector: string) => selector.repeat(4);
globalStyle(`${strongest(':root')}, ${strongest('[data-theme]')}`, {
  '@media': {
    [isForced]: { vars: { ...some(forced), ...huesOf(light) } },
    [`${isForced} and ${isDark}`]: { vars: huesOf(dark) },
  },
});

const heights = (density: keyof typeof controlHeights) => ({
  '--h-control': `${controlHeights[density].control}px`,
  '--h-control-small': `${controlHeights[density].controlSmall}px`,
});
globalStyle(':root', { vars: heights('normal') });
globalStyle('[data-density="normal"]', { vars: heights('normal') });
globalStyle('[data-density="compact"]', { vars: heights('compact') });
