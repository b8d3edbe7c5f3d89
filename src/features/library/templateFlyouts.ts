import type { TemplateKind } from '#domain/library';
import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A template beside its list (docs/product/library.md). */
export const templateFlyouts = {
  RISK: defineFlyout({
    name: 'risk-template',
    size: 'medium',
    param: 'itemDetailsId',
    page: PATHS.riskLibrary,
  }),
  ISSUE: defineFlyout({
    name: 'issue-template',
    size: 'medium',
    param: 'itemDetailsId',
    page: PATHS.issueLibrary,
  }),
  PACKAGE: defineFlyout({
    name: 'package-template',
    size: 'medium',
    param: 'itemDetailsId',
    page: PATHS.packageLibrary,
  }),
} as const satisfies Record<TemplateKind, unknown>;
