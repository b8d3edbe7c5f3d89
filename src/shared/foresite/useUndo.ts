import { useQueryClient } from '@tanstack/react-query';
import { useUndo as useUndoOf } from '#shared/undo';
import { foresiteKeys } from './foresiteKeys.ts';

/** Takes change sets of items, scenarios and meetings back, or makes them again. */
export function useUndo(projectId: number) {
  const client = useQueryClient();
  return useUndoOf(() => client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) }));
}
