import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/foundations/vars.css.ts';

export const grip = style({ display: 'inline-flex', cursor: 'grab', color: vars['text-muted'] });
