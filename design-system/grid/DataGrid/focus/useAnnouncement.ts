import { useEffect, useRef, useState } from 'react';
import type { GridColumn, GridState } from '../gridTypes.ts';

/** How the rows are sorted, as a sentence. */
export function sortSentence<Row>(sort: GridState['sort'], columns: readonly GridColumn<Row>[]): string {
  const keys = sort.flatMap(({ column, direction }) => {
    const title = columns.find((one) => one.id === column)?.title;
    return title ? [`${title}, ${direction === 'asc' ? 'ascending' : 'descending'}`] : [];
  });
  return keys.length === 0 ? 'Not sorted' : `Sorted by ${keys.join(', then ')}`;
}

/** How many rows there are to see, as a sentence. */
export function countSentence(shown: number, all: number): string {
  const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
  return shown === all ? rows(all) : `${shown.toLocaleString('en-US')} of ${rows(all)}`;
}

/** What a screen reader is told: only what changed, and nothing on the first draw. */
export function useAnnouncement(sort: string, count: string): string {
  const [message, setMessage] = useState('');
  const told = useRef({ sort, count });
  useEffect(() => {
    const before = told.current;
    told.current = { sort, count };
    const parts = [before.sort === sort ? [] : [sort], before.count === count ? [] : [count]].flat();
    if (parts.length > 0) setMessage(parts.join('. '));
  }, [sort, count]);
  return message;
}
