import { style } from '@vanilla-extract/css';

/** Filters have the room first: where the line is short, the hint is not there. */
export const hint = style({ '@media': { '(max-width: 1280px)': { display: 'none' } } });
