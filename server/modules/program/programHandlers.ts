import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { listAreasJson } from './areaRepository.ts';
import { programTotals } from './programTotals.ts';
import { saveAreaBatch } from './saveAreaBatch.ts';

/** The areas of a project's program (docs/product/program.md). */
export const programHandlers = defineHandlers({
  listProgramAreas: async ({ tx, params, query }) => {
    const search = query.search?.trim() || null;
    const { json, count } = await listAreasJson(tx, params.project_id, { search });
    const totals = await programTotals(tx, params.project_id, query.area_unit ?? 'sq_ft');
    return rawJson(`{"count":${count},"results":${json},"totals":${JSON.stringify(totals)}}`);
  },

  saveProgramAreaBatch: async (call) => {
    const { tx, params, query } = call;
    const { id, created, written } = await saveAreaBatch(call);
    const { json: areas } = await listAreasJson(tx, params.project_id, { ids: written });
    const totals = JSON.stringify(await programTotals(tx, params.project_id, query.area_unit ?? 'sq_ft'));
    return rawJson(
      `{"change_set_id":${id},"created":${JSON.stringify(created)},"areas":${areas},"totals":${totals}}`,
    );
  },
});
