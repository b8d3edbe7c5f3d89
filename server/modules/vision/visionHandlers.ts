import { defineHandlers } from '#server/contract/handlers.ts';
import { costViewOf } from '../items/presentItem.ts';
import { readVision, type VisionView } from './readVision.ts';
import { saveVision } from './saveVision.ts';

const viewOf = (permissions: ReadonlySet<string>): VisionView => ({
  cost: costViewOf(permissions),
  seesItems: permissions.has('foresite_access'),
  widgets: { program: permissions.has('vision_widget_program'), cost: permissions.has('vision_widget_cost') },
});

/** What a project is for (docs/product/vision.md). */
export const visionHandlers = defineHandlers({
  getVision: ({ tx, params, caller, today }) =>
    readVision(tx, params.project_id, today, viewOf(caller.permissions)),

  saveVision: async (call) => {
    const { tx, params, caller, today } = call;
    const id = await saveVision(call);
    return {
      change_set_id: id,
      vision: await readVision(tx, params.project_id, today, viewOf(caller.permissions)),
    };
  },
});
