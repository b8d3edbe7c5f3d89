import { changelogRoutes } from '#features/about';
import {
  accountRoutes,
  administrationRoutes,
  impersonationRoutes,
  peopleRoutes,
  roleRoutes,
} from '#features/access';
import { attributeRoutes } from '#features/attributes';
import { bidPlatformRoutes } from '#features/bid-platform';
import { bidPreviewRoutes } from '#features/bidding';
import { calibrateRoutes } from '#features/calibrate';
import { codeRoutes } from '#features/codes';
import { componentRoutes } from '#features/components';
import { conceptRoutes } from '#features/concepts';
import { contextRoutes } from '#features/context';
import { historyRoutes } from '#features/history';
import { dashboardRoutes } from '#features/dashboards';
import { estimateRoutes } from '#features/estimate';
import { foresiteRoutes } from '#features/foresite';
import { issueRoutes } from '#features/issues';
import { itemRoutes } from '#features/items';
import { libraryRoutes } from '#features/library';
import { markupRoutes } from '#features/markups';
import { meetingRoutes } from '#features/meetings';
import { normalizationRoutes } from '#features/normalization';
import { overviewRoutes } from '#features/overview';
import { procurementRoutes } from '#features/procurement';
import { programRoutes } from '#features/program';
import { projectRoutes } from '#features/projects';
import { publicApiRoutes } from '#features/public-api';
import { reportRoutes } from '#features/reporting';
import { riskRoutes } from '#features/risks';
import { settingsRoutes } from '#features/settings';
import { timelineRoutes } from '#features/timeline';
import { tvdRoutes } from '#features/tvd';
import { unitRoutes } from '#features/units';
import { visionRoutes } from '#features/vision';
import type { RouteRow } from '#platform/routing';

/** Pages for people who are signed in, each with its guard. */
export const privateRows: readonly RouteRow[] = [
  ...projectRoutes,
  ...overviewRoutes,
  ...visionRoutes,
  ...foresiteRoutes,
  ...itemRoutes,
  ...meetingRoutes,
  ...tvdRoutes,
  ...calibrateRoutes,
  ...procurementRoutes,
  ...bidPreviewRoutes,
  ...bidPlatformRoutes,
  ...riskRoutes,
  ...reportRoutes,
  ...contextRoutes,
  ...historyRoutes,
  ...issueRoutes,
  ...timelineRoutes,
  ...componentRoutes,
  ...estimateRoutes,
  ...programRoutes,
  ...settingsRoutes,
  ...dashboardRoutes,
  ...conceptRoutes,
  ...libraryRoutes,
  ...markupRoutes,
  ...codeRoutes,
  ...attributeRoutes,
  ...normalizationRoutes,
  ...unitRoutes,
  ...publicApiRoutes,
  ...peopleRoutes,
  ...roleRoutes,
  ...impersonationRoutes,
  ...accountRoutes,
  ...administrationRoutes,
  ...changelogRoutes,
];
