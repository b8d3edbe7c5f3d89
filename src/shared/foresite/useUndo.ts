import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useUndo as useUndoOf } from '#shared/undo';
import { foresiteKeys } from './foresiteKeys.ts';

/** Takes change sets of items, scenarios and meetings back, or makes them again. */
export function useUndo(projectId: number, further: readonly QueryKey[] = []) {
  const client = useQueryClient();
  return useUndoOf(() =>
    Promise.all(
      [foresiteKeys.project(projectId), ...further].map((queryKey) => client.invalidateQueries({ queryKey })),
    ),
  );
}
