import { HISTORY_AREAS, readableAreas } from '#domain/changes';
import { notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { historyWithFiles, projectHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { isItemOfProject } from './historyRepository.ts';
import { showHistory } from './showHistory.ts';
import { undoChangeSet } from './undoHandler.ts';

export const historyHandlers = defineHandlers({
  listItemHistory: async ({ tx, params, query, caller }) => {
    if (!(await isItemOfProject(tx, params.project_id, params.item_id))) throw notFound();
    return showHistory(tx, await historyWithFiles(tx, 'item', params.item_id, query), caller);
  },

  listProjectHistory: async ({ tx, params, query, caller }) =>
    showHistory(
      tx,
      await projectHistory(
        tx,
        params.project_id,
        {
          entities: readableAreas(caller.permissions)
            .filter((area) => query.area?.includes(area) ?? true)
            .flatMap((area) => HISTORY_AREAS[area].entities),
          actorId: query.actor_id,
          from: query.from,
          to: query.to,
          changeSetId: query.change_set_id,
        },
        query,
      ),
      caller,
    ),

  undoChangeSet,
});
