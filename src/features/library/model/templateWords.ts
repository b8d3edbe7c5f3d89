import type { TemplateKind } from '#domain/library';
import type { PathName } from '#platform/routing';

/** What the two libraries call their templates and what becomes of them. */
export const LIBRARY_WORDS = {
  RISK: {
    title: 'Risks Library',
    one: 'risk',
    many: 'risks',
    page: 'riskLibrary',
    empty: 'Risks every project should consider, with likelihood, impact and mitigations.',
  },
  ISSUE: {
    title: 'Issues Library',
    one: 'issue',
    many: 'issues',
    page: 'issueLibrary',
    empty: 'Issues that come up on every job, so no one has to remember them.',
  },
} as const satisfies Record<TemplateKind, { page: PathName; [word: string]: string }>;

/** `1 template`, `12 templates`. */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'template' : 'templates'}`;
