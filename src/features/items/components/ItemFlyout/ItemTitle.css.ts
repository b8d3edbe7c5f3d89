import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';

export const title = style({ ...type.section, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' });
