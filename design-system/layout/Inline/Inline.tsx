import type { Space } from '../../foundations/scale.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Lets children flow onto further lines. */
  wrap?: boolean;
  children?: BoxProps['children'];
}

/** Children beside each other with even space, centred on the line. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = false,
  children,
}: InlineProps) {
  return (
    <Box
      display="flex"
      gap={gap}
      alignItems={align}
      justifyContent={justify}
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      minWidth={0}
    >
      {children}
    </Box>
  );
}
