import type { Space } from '../../foundations/scale.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps {
  /** Space between the children on the 4 px grid (`2` is 8 px). */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  children?: BoxProps['children'];
}

/** Children one below the other with even space. */
export function Stack({ gap = 2, align = 'stretch', children }: StackProps) {
  return (
    <Box display="flex" flexDirection="column" gap={gap} alignItems={align} minWidth={0}>
      {children}
    </Box>
  );
}
