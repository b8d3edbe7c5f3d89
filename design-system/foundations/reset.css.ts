import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { font, type, weight } from './scale.ts';
import { vars } from './vars.css.ts';

globalFontFace('Inter Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '100 900',
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2-variations')",
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: vars.canvas,
  color: vars.text,
  fontFamily: font,
  fontWeight: weight.text,
  ...type.body,
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt"',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
// Figures line up in columns; in words the tabular forms would only widen the hyphen of every `all-in` and `CRPT-26`.
globalStyle('h1, h2, h3, h4, p, a, button, label, textarea', {
  fontVariantNumeric: 'normal',
  fontFeatureSettings: '"calt"',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' });
// What is folded keeps its place for the browser's own search.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

// Forced colours drop shadows and grounds: what floats gets an edge instead, and what is chosen an outline inside its own box.
globalStyle('#pop-ups > *, [role="dialog"], [role="alertdialog"], [role="status"][data-tone]', {
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
globalStyle(
  '[aria-selected="true"]:not([role="tab"], [role="row"]), [aria-pressed="true"], [aria-checked="true"]:not([type]), [aria-current]:not([aria-current="false"])',
  { '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
);
globalStyle('[aria-disabled="true"]', {
  '@media': { '(forced-colors: active)': { color: 'GrayText' } },
});

// As react-aria would add it inline: no waiting for a second tap on what is pressed, while scrolling and zooming go on.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
