import { style } from '@vanilla-extract/css';
import { breakpoint } from '#design-system/foundations/scale.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** The tabs reach from edge to edge of the flyout, over its padding. */
export const tabs = style({ margin: '-12px -24px 0', '@media': { [narrow]: { margin: '-16px -16px 0' } } });
export const panel = style({ padding: '12px 24px 0', '@media': { [narrow]: { padding: '12px 16px 0' } } });
