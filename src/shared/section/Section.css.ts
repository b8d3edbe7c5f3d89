import { style } from '@vanilla-extract/css';

/** As high and wide as the part would be without it. */
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
