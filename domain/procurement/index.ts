export {
  type AllocationPart,
  checkRule,
  partAmounts,
  partsProblem,
  plainCode,
  type RuleDraft,
  ruleFits,
  shareOfAmount,
} from './allocation.ts';
export {
  allocationFields,
  allocationRuleFields,
  CODE_MATCHES,
  type CodeMatch,
  MOST_LINES_AT_ONCE,
  MOST_RULES,
  MOST_WORK_PACKAGES,
  workPackageFields,
} from './allocationFields.ts';
export { type AwardDraft, awardFigures, type AwardOffer, awardOffers, checkAward } from './award.ts';
export {
  type AwardBand,
  type AwardRequest,
  type AwardStep,
  bandsFor,
  checkBands,
  firstSteps,
  MOST_BANDS,
  nextSigner,
  withDecision,
} from './awardApproval.ts';
export { bidDocumentFields, DOCUMENT_KINDS, type DocumentKind, MOST_DOCUMENTS } from './bidDocumentFields.ts';
export {
  companyKey,
  readBidTab,
  sheetOfTab,
  type TabChoice,
  tabCompanies,
  type TabContract,
  tabStated,
  tabTotal,
} from './bidTab/index.ts';
export { checkPackage, committedAfter, type PackageBefore, type PackageDraft } from './checkPackage.ts';
export { checkLeveling, MOST_ALTERNATES, MOST_BIDDERS, MOST_LINES, tidySheet } from './checkLeveling.ts';
export {
  type Alternate,
  type AlternateBid,
  alternatePrice,
  type BidExtra,
  type Bidder,
  bidsByLine,
  COVERAGES,
  type Coverage,
  emptySheet,
  extendedPrice,
  EXTRA_KINDS,
  INVITATIONS,
  type Invitation,
  type Leveled,
  type LeveledBid,
  type LevelingSheet,
  levelSheet,
  type LineBid,
  type Outlier,
  outliersOf,
  priceOf,
  type ScopeLine,
} from './leveling.ts';
export { MOST_PACKAGES, packageFields, USUAL_STAGE_DAYS } from './packageFields.ts';
export {
  acknowledgmentProblems,
  type BidderStanding,
  checkPrequalification,
  isExpired,
  MOST_REASON,
  type Prequalification,
  type PrequalificationBefore,
  type PrequalificationDraft,
  prequalificationFields,
  PREQUALIFICATIONS,
  standingWarnings,
} from './prequalification.ts';
export {
  nextDecision,
  type PlannedPackage,
  type PlannedStage,
  planPurchase,
  purchaseSlack,
  PURCHASE_DECISIONS,
  PURCHASE_STAGES,
  purchaseCalendar,
  type PurchaseDecision,
  type PurchasePlan,
  type PurchaseStage,
  recoveriesOf,
  type Recovery,
  STAGE_ORDER,
  type StageField,
} from './purchasePlan.ts';
export {
  PULL_LANES,
  type PulledPackage,
  type PullLane,
  type PullPlan,
  pullPlan,
  type PullTask,
  weekOf,
} from './pullPlan.ts';
export { passedDay, percentBought, savingsOf } from './packageFigures.ts';
export {
  BEFORE_BIDS,
  BOUGHT,
  FIRST_STATUSES,
  isBought,
  nextPackageStatuses,
  PACKAGE_STATUSES,
  type PackageStatus,
  packageStatusProblem,
} from './packageStatus.ts';
