import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';

export const list = style({
  ...type.grid,
  margin: '4px 0 0',
  paddingInlineStart: 18,
  overflowWrap: 'anywhere',
});
