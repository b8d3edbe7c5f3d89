import type { TemplateKind } from '#domain/library';
import { formatCount } from '#domain/money';
import type { PathName } from '#platform/routing';
import * as t from '../texts.ts';

/** What the two libraries call their templates and what becomes of them. */
export const LIBRARY_WORDS = {
  RISK: {
    title: t.risksLibrary,
    one: 'risk',
    many: 'risks',
    page: 'riskLibrary',
    target: 'risks',
    live: 'risks',
    taken: t.eachBecomesARisk,
    empty: t.risksEveryProjectShouldConsider,
  },
  ISSUE: {
    title: t.issuesLibrary,
    one: 'issue',
    many: 'issues',
    page: 'issueLibrary',
    target: 'issues',
    live: 'issues',
    taken: t.eachBecomesAnOpenIssue,
    empty: t.issuesThatComeUp,
  },
  PACKAGE: {
    title: t.packagesLibrary,
    one: 'package',
    many: 'packages',
    page: 'packageLibrary',
    target: 'procurement',
    live: 'procurement',
    taken: t.eachBecomesABidPackage,
    empty: t.thePackagesThatYourCompany,
  },
} as const satisfies Record<TemplateKind, { page: PathName; target: PathName; [word: string]: string }>;

/** `4 of 6`: how many of the closed risks struck. */
export const struckWords = ({
  closed_count: closed,
  struck_count: struck,
}: {
  closed_count: number;
  struck_count: number;
}): string => t.struckOfClosed(struck, closed);

/** `1 project`, `12 projects`. */
export const projectsOf = (count: number): string => formatCount(count, 'project');

/** `1 template`, `12 templates`. */
export const countOf = (count: number): string => formatCount(count, 'template');
