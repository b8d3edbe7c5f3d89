import { style } from '@vanilla-extract/css';

export const network = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 });
export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: 4, padding: '0 8px' });
