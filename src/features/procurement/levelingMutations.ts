import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { type LevelingSheet, levelSheet } from '#domain/procurement';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { type BidLeveling, levelingQuery, packageKeys, packageQuery } from './packageQueries.ts';
import * as t from './texts.ts';

export interface LevelingEdit {
  /** Said once it is saved, e.g. `Alder Glass saved`. */
  title: string;
  change: (sheet: LevelingSheet) => LevelingSheet;
}

const settle = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: packageKeys.project(projectId) });

/** Changes the sheet of a package at once; edits of one package are sent after each other, each with an Undo. */
export function useSaveLeveling(id: number) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client, projectId));
  const { queryKey } = levelingQuery(projectId, id);
  return useMutation<{ change_set_id: number | null; leveling: BidLeveling }, AppError, LevelingEdit>({
    meta: { shownInline: true },
    scope: { id: `leveling-${id}` },
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now) => {
        if (!now) return now;
        const sheet = change(now.sheet);
        return { ...now, sheet, leveled_low: levelSheet(sheet).low };
      });
    },
    // Made over what the server has, so that nothing of an edit that was refused, or of a sheet that somebody else has
    // changed, goes along.
    mutationFn: async ({ change }) => {
      const path = { project_id: projectId, bid_package_id: id };
      const { sheet, version } = await answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/leveling', { params: { path } }),
      );
      return answer(
        api.PUT('/projects/{project_id}/bid-packages/{bid_package_id}/leveling', {
          params: { path, header: ifMatch(version) },
          body: change(sheet),
        }),
      );
    },
    onSuccess: ({ leveling, change_set_id: set }, { title }) => {
      const { version, leveled_low } = leveling;
      client.setQueryData(queryKey, (now) => now && { ...now, version });
      // What is done to the package next is done to this version of it.
      client.setQueryData(
        packageQuery(projectId, id).queryKey,
        (row) => row && { ...row, version, leveled_low },
      );
      toasts.show({
        title,
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onError: (error) =>
      toasts.show({ tone: 'critical', title: t.theBidsWereNotSaved, detail: error.message }),
    // What the server has comes back, so that a refused edit leaves the sheet.
    onSettled: () => settle(client, projectId),
  });
}
