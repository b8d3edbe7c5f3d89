import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Estimate } from '../estimateQueries.ts';

type Shown = Pick<UseQueryResult<Estimate>, 'data' | 'isPlaceholderData'>;

/**
 * An estimate and the one that it is compared with, always shown the same way: where the look changes and one of them is here first,
 * both stay as they were until the other has come. Their difference would be that of two looks.
 */
export function useInStep(
  { data: estimate, isPlaceholderData: isOld }: Shown,
  other: Shown | undefined,
): { estimate: Estimate | undefined; other: Estimate | undefined } {
  const now = { estimate, other: other?.data };
  const [last, setLast] = useState(now);
  const isMixed =
    other?.data !== undefined &&
    other.isPlaceholderData !== isOld &&
    last.estimate?.milestone_id === estimate?.milestone_id;
  if (!isMixed && (last.estimate !== now.estimate || last.other !== now.other)) setLast(now);
  return isMixed ? last : now;
}
