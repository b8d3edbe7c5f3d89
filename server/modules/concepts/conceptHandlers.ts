import { defineHandlers } from '#server/contract/handlers.ts';
import { analysisHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { readerOf } from '../projects/projectReader.ts';
import { listAnalyses } from './analysisRepository.ts';
import { defaultTables, normalizePast } from './normalizePast.ts';
import { listPast } from './pastRepository.ts';
import {
  findScenario,
  presentAnalysis,
  presentConcepts,
  presentScenario,
  presentScenarios,
} from './presentConcepts.ts';
import { promoteAnalysis } from './promoteAnalysis.ts';
import {
  createAnalysis,
  createConcept,
  createConceptScenario,
  duplicateConcept,
  removeConcept,
  removeConceptScenario,
  updateAnalysis,
  updateConcept,
  updateConceptScenario,
} from './saveConcepts.ts';

/** Buildings before they are projects (docs/product/concepts.md). */
export const conceptHandlers = defineHandlers({
  listAnalyses: ({ tx, query, caller }) => listAnalyses(tx, readerOf(caller), query),

  createAnalysis,

  getAnalysis: (call) => presentAnalysis(call, call.params.analysis_id),

  updateAnalysis,

  listAnalysisHistory: async (call) => {
    const { tx, params, query, caller } = call;
    const { id } = await presentAnalysis(call, params.analysis_id);
    return showHistory(tx, await analysisHistory(tx, id, query), caller);
  },

  promoteAnalysis,

  listPastComponents: async (call) => {
    const { tx, params, query, caller } = call;
    const analysis = await presentAnalysis(call, params.analysis_id);
    const { count, results } = await listPast(tx, readerOf(caller), query);
    const tables = await defaultTables(tx);
    return { count, results: results.map((row) => normalizePast(row, analysis, tables)) };
  },

  listConcepts: async (call) => ({
    results: await presentConcepts(call, await presentAnalysis(call, call.params.analysis_id)),
  }),

  createConcept,
  updateConcept,
  removeConcept,
  duplicateConcept,

  listConceptScenarios: async (call) => {
    const { id } = await presentAnalysis(call, call.params.analysis_id);
    return { results: await presentScenarios(call.tx, id) };
  },

  createConceptScenario,

  getConceptScenario: async (call) => {
    const { id } = await presentAnalysis(call, call.params.analysis_id);
    return presentScenario(await findScenario(call.tx, id, call.params.concept_scenario_id));
  },

  updateConceptScenario,
  removeConceptScenario,
});
