import type { Handlers } from '#server/contract/handlers.ts';
import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import type { DailyWork } from '#server/services/daily/dailyWork.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { accessHandlers } from './access/accessHandlers.ts';
import { flagAdapter } from './access/flags/flagAdapter.ts';
import { flagHandlers } from './access/flags/flagHandlers.ts';
import { impersonationHandlers } from './access/impersonationHandlers.ts';
import { accountHandlers, accountLinkJob, linkHandlers } from './access/account/index.ts';
import { companyUserHandlers } from './access/people/companyUserHandlers.ts';
import { memberHandlers } from './access/people/memberHandlers.ts';
import { personAdapters } from './access/people/personAdapters.ts';
import { ssoAdapters, ssoHandlers } from './access/sso/index.ts';
import { roleAdapter } from './access/roles/roleAdapter.ts';
import { roleHandlers } from './access/roles/roleHandlers.ts';
import { accessScopeHandlers } from './access/units/accessScopeHandlers.ts';
import { unitAdapter } from './access/units/unitAdapter.ts';
import { amplifyHandlers } from './amplify/amplifyHandlers.ts';
import { questionHandlers } from './amplify/questionHandlers.ts';
import { attributeHandlers } from './attributes/attributeHandlers.ts';
import { attributeDefinitionAdapter } from './attributes/definitionAdapter.ts';
import { bidPlatformHandlers, platformAdapter, readBidPlatformJob } from './bid-platform/index.ts';
import { codeHandlers } from './codes/codeHandlers.ts';
import { listSheetHandlers, readListSheetJob } from './codes/listSheets.ts';
import { formatAdapter } from './codes/formatAdapter.ts';
import { codeMappingAdapter } from './codes/mappingAdapter.ts';
import { commentAdapter } from './comments/commentAdapter.ts';
import { commentHandlers } from './comments/commentHandlers.ts';
import { componentAdapter, componentHandlers } from './components/index.ts';
import {
  analysisAdapter,
  conceptAdapter,
  conceptHandlers,
  conceptScenarioAdapter,
} from './concepts/index.ts';
import { contingencyAdapters, contingencyHandlers } from './contingency/index.ts';
import {
  checkThresholdsJob,
  dashboardAdapter,
  dashboardHandlers,
  dashboardWorks,
} from './dashboards/index.ts';
import {
  containedHandlers,
  differenceHandlers,
  remarkHandlers,
  estimateItemAdapter,
  estimateRemarkAdapter,
  estimateVersionAdapter,
  versionHandlers,
  estimateUploadHandlers,
  estimateHandlers,
  estimateMarkupAdapter,
  estimateMarkupHandlers,
  estimateReportHandlers,
  pastHandlers,
  estimateLineAdapter,
  estimateUploadAdapter,
  readEstimateFileJob,
} from './estimate/index.ts';
import { eventHandlers } from './events/eventHandlers.ts';
import { attachmentAdapter } from './files/attachmentAdapter.ts';
import { attachmentHandlers } from './files/attachmentHandlers.ts';
import { foresiteHandlers } from './foresite/foresiteHandlers.ts';
import { historyHandlers } from './history/historyHandlers.ts';
import { projectOfChangeSet } from './history/historyRepository.ts';
import { itemAdapters, itemHandlers, itemJobs } from './items/index.ts';
import { jobHandlers } from './jobs/jobHandlers.ts';
import { ideaAdapter, libraryHandlers, templateAdapter } from './library/index.ts';
import { dailyWorks as notificationWorks, notificationJobs } from './notifications/index.ts';
import { meetingAdapters, meetingHandlers } from './meetings/index.ts';
import { notificationHandlers } from './notifications/notificationHandlers.ts';
import { overviewHandlers } from './overview/overviewHandlers.ts';
import {
  areaAdapter,
  programHandlers,
  programVersionHandlers,
  readRoomListJob,
  roomListHandlers,
  versionAdapter as programVersionAdapter,
} from './program/index.ts';
import {
  allocationAdapter,
  allocationHandlers,
  allocationRuleAdapter,
  documentAdapter,
  packageAdapter,
  prequalificationAdapter,
  prequalificationHandlers,
  procurementHandlers,
  readBidTabulationJob,
  tabulationHandlers,
  workPackageAdapter,
} from './procurement/index.ts';
import { groupHandlers } from './projects/groupHandlers.ts';
import { projectAdapter, projectGroupAdapter } from './projects/projectAdapters.ts';
import { keepTotalsAfter } from './projects/keepTotals.ts';
import { projectHandlers } from './projects/projectHandlers.ts';
import { readProjectSheetJob, sheetHandlers } from './projects/sheetHandlers.ts';
import { markupHandlers, markupTemplateAdapter, projectMarkupAdapter } from './markups/index.ts';
import { normalizationHandlers, normalizationIndexAdapter } from './normalization/index.ts';
import {
  addendumAdapter,
  bidderFileHandlers,
  bidderHandlers,
  biddingHandlers,
  invitationAdapter,
  questionAdapter,
  requestAdapter,
} from './bidding/index.ts';
import { calibrateHandlers, divisionExclusionAdapter, exclusionAdapter } from './calibrate/index.ts';
import {
  contextAdapter,
  contextHandlers,
  documentAdapter as contextDocumentAdapter,
  documentHandlers,
  readDocumentJob,
} from './context/index.ts';
import { issueAdapter, issueHandlers } from './issues/index.ts';
import {
  customReportAdapter,
  planReportRunsJob,
  reportingHandlers,
  reportPdfJob,
  reportRunAdapter,
  reportRunHandlers,
  reportScheduleAdapter,
  reportScheduleHandlers,
  reportShareHandlers,
  reportTemplateAdapter,
  reportTemplateHandlers,
  reportWorks,
  runScheduledReportJob,
} from './reporting/index.ts';
import { apiKeyAdapter, publicApiHandlers } from './public-api/index.ts';
import { riskAdapter, riskHandlers, riskScaleAdapter, riskScaleHandlers } from './risks/index.ts';
import { scenarioAdapter } from './scenarios/scenarioAdapter.ts';
import { scenarioHandlers } from './scenarios/scenarioHandlers.ts';
import { settingAdapters } from './settings/settingAdapters.ts';
import { settingHandlers } from './settings/settingHandlers.ts';
import { timeMachineHandlers } from './time-machine/timeMachineHandlers.ts';
import {
  readScheduleFileJob,
  scheduleFileHandlers,
  timelineAdapters,
  timelineHandlers,
} from './timeline/index.ts';
import { unitHandlers } from './codes/unitHandlers.ts';
import { unitOfMeasureAdapter } from './codes/unitOfMeasureAdapter.ts';
import { targetAdapter, tvdHandlers } from './tvd/index.ts';
import { viewHandlers } from './views/viewHandlers.ts';
import { visionAdapters, visionHandlers } from './vision/index.ts';
import { webLinkAdapter } from './web-links/webLinkAdapter.ts';
import { webLinkHandlers } from './web-links/webLinkHandlers.ts';

/** Every operation of the contract with its handler; a missing one does not compile. */
export const handlers = {
  ...accessHandlers,
  ...accountHandlers,
  ...amplifyHandlers,
  ...questionHandlers,
  ...attachmentHandlers,
  ...attributeHandlers,
  ...accessScopeHandlers,
  ...codeHandlers,
  ...listSheetHandlers,
  ...commentHandlers,
  ...webLinkHandlers,
  ...companyUserHandlers,
  ...componentHandlers,
  ...conceptHandlers,
  ...contingencyHandlers,
  ...dashboardHandlers,
  ...estimateHandlers,
  ...estimateMarkupHandlers,
  ...estimateReportHandlers,
  ...pastHandlers,
  ...versionHandlers,
  ...differenceHandlers,
  ...containedHandlers,
  ...remarkHandlers,
  ...estimateUploadHandlers,
  ...eventHandlers,
  ...flagHandlers,
  ...foresiteHandlers,
  ...groupHandlers,
  ...historyHandlers,
  ...impersonationHandlers,
  ...itemHandlers,
  ...jobHandlers,
  ...libraryHandlers,
  ...linkHandlers,
  ...meetingHandlers,
  ...memberHandlers,
  ...notificationHandlers,
  ...overviewHandlers,
  ...prequalificationHandlers,
  ...procurementHandlers,
  ...biddingHandlers,
  ...bidPlatformHandlers,
  ...bidderFileHandlers,
  ...bidderHandlers,
  ...allocationHandlers,
  ...tabulationHandlers,
  ...programHandlers,
  ...programVersionHandlers,
  ...roomListHandlers,
  ...projectHandlers,
  ...sheetHandlers,
  ...calibrateHandlers,
  ...contextHandlers,
  ...documentHandlers,
  ...markupHandlers,
  ...normalizationHandlers,
  ...issueHandlers,
  ...reportingHandlers,
  ...reportRunHandlers,
  ...reportScheduleHandlers,
  ...reportTemplateHandlers,
  ...reportShareHandlers,
  ...publicApiHandlers,
  ...riskHandlers,
  ...riskScaleHandlers,
  ...roleHandlers,
  ...scenarioHandlers,
  ...settingHandlers,
  ...ssoHandlers,
  ...timeMachineHandlers,
  ...timelineHandlers,
  ...scheduleFileHandlers,
  ...tvdHandlers,
  ...unitHandlers,
  ...viewHandlers,
  ...visionHandlers,
} satisfies Handlers;

/** Everything that the change engine can write, in the order in which rows are locked. */
export const entityAdapters: readonly EntityAdapter[] = [
  ...personAdapters,
  roleAdapter,
  unitAdapter,
  projectAdapter,
  projectGroupAdapter,
  dashboardAdapter,
  flagAdapter,
  ...settingAdapters,
  attachmentAdapter,
  ...ssoAdapters,
  apiKeyAdapter,
  formatAdapter,
  codeMappingAdapter,
  unitOfMeasureAdapter,
  attributeDefinitionAdapter,
  ideaAdapter,
  templateAdapter,
  riskScaleAdapter,
  ...timelineAdapters,
  componentAdapter,
  analysisAdapter,
  conceptAdapter,
  conceptScenarioAdapter,
  areaAdapter,
  programVersionAdapter,
  ...visionAdapters,
  targetAdapter,
  divisionExclusionAdapter,
  exclusionAdapter,
  projectMarkupAdapter,
  ...itemAdapters,
  scenarioAdapter,
  ...meetingAdapters,
  contextDocumentAdapter,
  contextAdapter,
  estimateItemAdapter,
  estimateRemarkAdapter,
  estimateVersionAdapter,
  markupTemplateAdapter,
  normalizationIndexAdapter,
  issueAdapter,
  platformAdapter,
  prequalificationAdapter,
  packageAdapter,
  workPackageAdapter,
  documentAdapter,
  requestAdapter,
  invitationAdapter,
  questionAdapter,
  addendumAdapter,
  allocationRuleAdapter,
  allocationAdapter,
  customReportAdapter,
  reportRunAdapter,
  reportScheduleAdapter,
  reportTemplateAdapter,
  riskAdapter,
  ...contingencyAdapters,
  estimateLineAdapter,
  estimateMarkupAdapter,
  estimateUploadAdapter,
  commentAdapter,
  webLinkAdapter,
];

/** The kinds of background work. */
export const jobKinds: readonly JobKind[] = [
  ...itemJobs,
  ...notificationJobs,
  checkThresholdsJob,
  accountLinkJob,
  readProjectSheetJob,
  readEstimateFileJob,
  readScheduleFileJob,
  readDocumentJob,
  readBidTabulationJob,
  readBidPlatformJob,
  readRoomListJob,
  readListSheetJob,
  planReportRunsJob,
  reportPdfJob,
  runScheduledReportJob,
];

export { keepTotalsAfter, projectOfChangeSet };

/** What each company needs once a day. */
export const dailyWorks: readonly DailyWork[] = [...dashboardWorks, ...reportWorks, ...notificationWorks];
