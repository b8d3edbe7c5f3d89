import { useRef } from 'react';
import { useRowDrag } from '#shared/order';
import { useAllocateLines } from '../../allocationMutations.ts';
import type { AllocatedPackage, Allocation } from '../../allocationQueries.ts';
import { linesWords } from '../../model/allocationWords.ts';

/** Rows of the packages stand beside the lines of the grid, and are numbered after any of those. */
export const FIRST_PACKAGE_LINE = 1_000_000;

interface Over {
  /** The number of the bid package. */
  key: string;
  row: AllocatedPackage;
}

/**
 * Lines dragged by their grips to a bid package beside the grid: the dragged one, or all that are checked where it is one of them.
 * Keys do the same by Enter on a line, or by checking lines and Allocate.
 */
export function useAllocationDrag(
  { bid_packages: packages }: Allocation,
  selected: ReadonlySet<string>,
  onDone: () => void,
) {
  const { mutate } = useAllocateLines();
  return useRowDrag<Over>(
    useRef<HTMLDivElement>(null),
    ({ line }) => {
      const row = packages[line - FIRST_PACKAGE_LINE];
      return row && { key: String(row.id), row };
    },
    (key, { row: { id, name } }) => {
      const lines = selected.has(key) ? [...selected] : [key];
      mutate(
        {
          input: { lines, parts: [{ bid_package_id: id, work_package: '', share: 100 }] },
          title: `${linesWords(lines.length)} allocated to ${name}`,
        },
        { onSuccess: onDone },
      );
    },
  );
}
