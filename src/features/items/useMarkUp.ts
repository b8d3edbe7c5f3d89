import { useQuery } from '@tanstack/react-query';
import { explainMarkups } from '#domain/markups';
import { useCan } from '#platform/flags';
import { itemMarkupsQuery } from './itemQueries.ts';

/**
 * What an item costs that is not saved yet: its subtotal in dollars with the markups of the project. Whoever may not see
 * markups sees the subtotal, as everywhere; so does everybody until the lines are there.
 */
export function useMarkUp(projectId: number): (subtotal: number) => number {
  const lines = useQuery({ ...itemMarkupsQuery(projectId), enabled: useCan('view_item_markup') }).data
    ?.results;
  return (subtotal) => (lines ? explainMarkups(subtotal, lines, []).total : subtotal);
}
