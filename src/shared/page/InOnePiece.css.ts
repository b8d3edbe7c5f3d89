import { style } from '@vanilla-extract/css';

export const piece = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Over each other while they wait: what is hidden has its real width and draws itself in it. */
export const part = style({
  gridArea: '1 / 1',
  minWidth: 0,
  selectors: { '&[data-hidden]': { visibility: 'hidden', maxHeight: '100vh', overflow: 'hidden' } },
});
