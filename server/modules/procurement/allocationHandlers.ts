import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { listDocuments } from './documentRepository.ts';
import { listAllocationLines, previewRule, readAllocation } from './allocationRepository.ts';
import { itemView } from './allocationRights.ts';
import { allocateLines, createRule, moveRule, removeRule, takeBudgets } from './saveAllocation.ts';
import { saveDocuments } from './saveDocuments.ts';
import {
  createWorkPackage,
  presentWorkPackage,
  removeWorkPackage,
  updateWorkPackage,
} from './saveWorkPackage.ts';

/** How the estimate becomes work packages, and these bid packages (docs/product/procurement.md). */
export const allocationHandlers = defineHandlers({
  getAllocation: ({ tx, params, caller }) => readAllocation(tx, params.project_id, itemView(caller)),

  listAllocationLines: ({ tx, params, query, caller }) =>
    listAllocationLines(tx, params.project_id, query, itemView(caller)),

  previewAllocationRule: ({ tx, params, caller, query: { code_match, code = '', component_id = null } }) =>
    previewRule(tx, params.project_id, { code_match, code, component_id }, itemView(caller)),

  createAllocationRule: createRule,

  moveAllocationRule: moveRule,

  removeAllocationRule: removeRule,

  allocateLines,

  takeAllocatedBudgets: takeBudgets,

  listBidDocuments: ({ tx, params, query }) => listDocuments(tx, params.project_id, query),

  saveBidDocuments: saveDocuments,

  createWorkPackage,

  getWorkPackage: (call) => presentWorkPackage(call, call.params.work_package_id),

  updateWorkPackage,

  removeWorkPackage,

  listWorkPackageHistory: async (call) => {
    const { tx, params, query, caller } = call;
    await presentWorkPackage(call, params.work_package_id);
    return showHistory(tx, await historyOf(tx, 'work_package', params.work_package_id, query), caller);
  },
});
