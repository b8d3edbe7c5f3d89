import { defineHandlers } from '#server/contract/handlers.ts';
import { listMilestoneRows } from './milestoneRepository.ts';
import { presentMilestones } from './presentMilestone.ts';

export const timelineHandlers = defineHandlers({
  listMilestones: async ({ tx, params }) => presentMilestones(await listMilestoneRows(tx, params.project_id)),
});
