import { administrationLive, peopleLive } from '#features/access';
import { attributesLive } from '#features/attributes';
import { calibrateLive } from '#features/calibrate';
import { historyLive } from '#features/history';
import { codesLive } from '#features/codes';
import { conceptLive } from '#features/concepts';
import { contextLive } from '#features/context';
import { dashboardLive } from '#features/dashboards';
import { estimateLive } from '#features/estimate';
import { filesLive } from '#features/files';
import { foresiteLive } from '#features/foresite';
import { libraryLive } from '#features/library';
import { markupLive } from '#features/markups';
import { normalizationLive } from '#features/normalization';
import { meetingLive } from '#features/meetings';
import { notificationLive } from '#features/notifications';
import { overviewLive } from '#features/overview';
import { programLive } from '#features/program';
import { projectLive } from '#features/projects';
import { issueLive } from '#features/issues';
import { procurementLive } from '#features/procurement';
import { publicApiLive } from '#features/public-api';
import { reportingLive } from '#features/reporting';
import { riskLive } from '#features/risks';
import { settingsLive } from '#shared/settings';
import { viewLive } from '#shared/views';
import { timelineLive } from '#features/timeline';
import { tvdLive } from '#features/tvd';
import { unitsLive } from '#features/units';
import { visionLive } from '#features/vision';
import { webLinksLive } from '#features/web-links';
import { commentsLive } from '#shared/comments';
import type { LiveRule } from '#platform/realtime';

/** What a live event makes out of date, feature by feature. */
export const liveRules: readonly LiveRule[] = [
  projectLive,
  programLive,
  dashboardLive,
  foresiteLive,
  meetingLive,
  viewLive,
  codesLive,
  unitsLive,
  attributesLive,
  conceptLive,
  libraryLive,
  overviewLive,
  timelineLive,
  estimateLive,
  administrationLive,
  peopleLive,
  notificationLive,
  filesLive,
  webLinksLive,
  commentsLive,
  calibrateLive,
  historyLive,
  contextLive,
  markupLive,
  normalizationLive,
  issueLive,
  procurementLive,
  publicApiLive,
  reportingLive,
  riskLive,
  settingsLive,
  tvdLive,
  visionLive,
];
