import { style } from '@vanilla-extract/css';
import { space } from '../../../foundations/scale.ts';

/** The fields of a column's filter. */
export const filterForm = style({ display: 'grid', gap: space[3], width: 240 });
export const filterChoices = style({ display: 'grid', gap: space[1], maxHeight: 260, overflow: 'auto' });
export const filterActions = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
