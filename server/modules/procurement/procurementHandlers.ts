import { conflict, notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { getAwardApprovals, saveAwardApprovals } from './awardApprovals.ts';
import { awardPackage, decideAward, readAward } from './awardPackage.ts';
import { listAwardCodes } from './awardRepository.ts';
import { packageAdapter } from './packageAdapter.ts';
import { readPackageList } from './packageList.ts';
import { createPackages } from './packageSetup.ts';
import { readProposals, readTemplateProposals } from './packageSetupRepository.ts';
import { readPurchasePlan } from './purchasePlan.ts';
import { listActivities } from './purchasePlanRepository.ts';
import { readLeveling } from './levelingRepository.ts';
import { readPackageRisks } from './packageRiskRepository.ts';
import { linkPackageRisks } from './packageRisks.ts';
import { saveLeveling } from './saveLeveling.ts';
import { savePurchasePlan } from './savePurchasePlan.ts';
import { createPackage, presentPackage, updatePackage } from './savePackage.ts';

/** Bid packages from scope to contract (docs/product/procurement.md). */
export const procurementHandlers = defineHandlers({
  listBidPackages: readPackageList,

  listPackageProposals: ({ tx, params, query }) => readProposals(tx, params.project_id, query.level ?? 1),

  listTemplateProposals: ({ tx, params }) => readTemplateProposals(tx, params.project_id),

  createBidPackages: createPackages,

  getPurchasePlan: readPurchasePlan,

  savePurchasePlan,

  listPurchaseActivities: ({ tx, params, query }) => listActivities(tx, params.project_id, query),

  createBidPackage: createPackage,

  getBidPackage: (call) => presentPackage(call, call.params.bid_package_id),

  updateBidPackage: updatePackage,

  removeBidPackage: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { number } = await presentPackage(call, params.bid_package_id);
    await services.changes.apply(tx, handHead(call, params.project_id, `Deleted bid package ${number}`), [
      { entity: 'bid_package', kind: 'delete', id: params.bid_package_id, version: ifMatch ?? null },
    ]);
  },

  restoreBidPackage: async (call) => {
    const { tx, params, services } = call;
    const { project_id: projectId, bid_package_id: id } = params;
    const stored = (await packageAdapter.load(tx, [id], projectId)).get(id);
    if (!stored || stored.projectId !== projectId) throw notFound();
    if (!stored.deleted)
      throw conflict('This package is not deleted. Reload the page.', await presentPackage(call, id));
    await services.changes.apply(tx, handHead(call, projectId, 'Restored a bid package'), [
      { entity: 'bid_package', kind: 'create', id, fields: stored.fields },
    ]);
    return presentPackage(call, id);
  },

  getBidPackageAward: readAward,

  awardBidPackage: awardPackage,

  decideBidPackageAward: decideAward,

  getAwardApprovals,

  saveAwardApprovals,

  listAwardCodes: ({ tx, params, query }) => listAwardCodes(tx, params.project_id, query),

  getBidPackageLeveling: ({ tx, params }) => readLeveling(tx, params.project_id, params.bid_package_id),

  saveBidPackageLeveling: saveLeveling,

  listBidPackageRisks: ({ tx, params }) => readPackageRisks(tx, params.project_id, params.bid_package_id),

  linkBidPackageRisks: linkPackageRisks,

  listBidPackageHistory: async (call) => {
    const { tx, params, query, caller } = call;
    await presentPackage(call, params.bid_package_id);
    return showHistory(tx, await historyOf(tx, 'bid_package', params.bid_package_id, query), caller);
  },
});
