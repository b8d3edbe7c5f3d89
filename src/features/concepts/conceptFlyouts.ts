import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A concept beside the concepts of its analysis. */
export const conceptFlyout = defineFlyout({
  name: 'concept',
  size: 'large',
  param: 'itemDetailsId',
  page: PATHS.concepts,
});

/** A new scenario beside those of its analysis. */
export const newScenarioFlyout = defineFlyout({
  name: 'concept-scenario',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.analysisScenarios,
});
