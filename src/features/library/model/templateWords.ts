import type { TemplateKind } from '#domain/library';
import { formatCount } from '#domain/money';
import type { PathName } from '#platform/routing';

/** What the two libraries call their templates and what becomes of them. */
export const LIBRARY_WORDS = {
  RISK: {
    title: 'Risks Library',
    one: 'risk',
    many: 'risks',
    page: 'riskLibrary',
    target: 'risks',
    live: 'risks',
    taken:
      'Each becomes a risk of its own, with its rating and mitigations. What changes there leaves the template as it is.',
    empty: 'Risks every project should consider, with likelihood, impact and mitigations.',
  },
  ISSUE: {
    title: 'Issues Library',
    one: 'issue',
    many: 'issues',
    page: 'issueLibrary',
    target: 'issues',
    live: 'issues',
    taken: 'Each becomes an open issue of its own. What changes there leaves the template as it is.',
    empty: 'Issues that come up on every job, so no one has to remember them.',
  },
  PACKAGE: {
    title: 'Packages Library',
    one: 'package',
    many: 'packages',
    page: 'packageLibrary',
    target: 'procurement',
    live: 'procurement',
    taken:
      'Each becomes a bid package with its scope sheet, and estimate lines go to it by its codes. What changes there leaves the template as it is.',
    empty: 'The packages that your company buys, with the codes they take and their usual scope.',
  },
} as const satisfies Record<TemplateKind, { page: PathName; target: PathName; [word: string]: string }>;

/** `4 of 6`: how many of the closed risks struck. */
export const struckWords = ({
  closed_count: closed,
  struck_count: struck,
}: {
  closed_count: number;
  struck_count: number;
}): string => `${struck} of ${closed}`;

/** `1 project`, `12 projects`. */
export const projectsOf = (count: number): string => formatCount(count, 'project');

/** `1 template`, `12 templates`. */
export const countOf = (count: number): string => formatCount(count, 'template');
