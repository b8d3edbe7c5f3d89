import type { ReactNode } from 'react';
import type { TypeStyle, weight as weights } from '../../foundations/scale.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export interface TextProps {
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'time' | 'li';
  /** Size and line height together: meta 12, grid 13, body 14, section 16, page 20, figure 28. */
  size?: TypeStyle;
  weight?: keyof typeof weights;
  tone?: BoxProps['color'];
  /** One line, the rest cut with an ellipsis. */
  truncate?: boolean;
  children?: ReactNode;
}

/** Text in one of the six type styles. */
export function Text({ as = 'span', size, weight, tone, truncate = false, children }: TextProps) {
  const cut = truncate
    ? ({
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        display: as === 'span' ? 'block' : undefined,
        minWidth: 0,
      } as const)
    : {};
  return (
    <Box as={as} fontSize={size} lineHeight={size} fontWeight={weight} color={tone} {...cut}>
      {children}
    </Box>
  );
}
