import { notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { compareScenarios } from './compareScenarios.ts';
import { approveScenario, rejectScenario, removeScenario, revertScenario } from './decideScenario.ts';
import { type ItemWriter, writerOf } from '../items/itemWriter.ts';
import { costViewOf } from '../items/presentItem.ts';
import { presentScenario, type Scenario, toScenario } from './presentScenario.ts';
import { previewForesite } from '../foresite/previewForesite.ts';
import {
  assignItems,
  cloneScenario,
  createScenario,
  renameScenario,
  type WrittenScenario,
} from './saveScenario.ts';
import { isScenarioOfProject, listScenarios } from './scenarioRepository.ts';

/** Answers a write with the scenario as it now stands and the change set that undoes it. */
const answer = (
  { tx, projectId, caller }: ItemWriter,
  { scenarioId, changeSetId }: WrittenScenario,
): Promise<Scenario> =>
  presentScenario(tx, projectId, scenarioId, costViewOf(caller.permissions), changeSetId);

/** Scenarios: items decided together, and what a change would do to the forecast (docs/product/scenarios.md). */
export const scenarioHandlers = defineHandlers({
  listScenarios: async ({ tx, params, query, caller }) => {
    const page = await listScenarios(tx, params.project_id, costViewOf(caller.permissions), query);
    return { count: page.count, results: page.results.map((row) => toScenario(row)) };
  },

  getScenario: ({ tx, params, caller }) =>
    presentScenario(tx, params.project_id, params.scenario_id, costViewOf(caller.permissions), null),

  compareScenarios: ({ tx, params, query, caller, today }) =>
    compareScenarios(tx, params.project_id, query.scenarios, caller.permissions, today),

  createScenario: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await createScenario(writer, call.body));
  },

  updateScenario: async (call) => {
    const writer = writerOf(call);
    const { scenario_id: id } = call.params;
    return answer(writer, await renameScenario(writer, id, call.body.name, call.ifMatch));
  },

  removeScenario: async (call) => {
    await removeScenario(writerOf(call), call.params.scenario_id, call.ifMatch);
  },

  assignScenarioItems: async (call) => {
    const writer = writerOf(call);
    const { scenario_id: id } = call.params;
    return answer(writer, await assignItems(writer, id, call.body.items, call.ifMatch));
  },

  approveScenario: async (call) => {
    const writer = writerOf(call);
    const { scenario_id: id } = call.params;
    return answer(writer, await approveScenario(writer, id, call.body, call.ifMatch));
  },

  rejectScenario: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await rejectScenario(writer, call.params.scenario_id, call.ifMatch));
  },

  revertScenario: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await revertScenario(writer, call.params.scenario_id, call.ifMatch));
  },

  cloneScenario: async (call) => {
    const writer = writerOf(call);
    return answer(writer, await cloneScenario(writer, call.params.scenario_id));
  },

  listScenarioHistory: async ({ tx, params, query, caller }) => {
    if (!(await isScenarioOfProject(tx, params.project_id, params.scenario_id))) throw notFound();
    return showHistory(tx, await historyOf(tx, 'scenario', params.scenario_id, query), caller);
  },

  previewForesite: ({ tx, params, caller, today, body }) =>
    previewForesite(tx, params.project_id, costViewOf(caller.permissions), today, body),
});
