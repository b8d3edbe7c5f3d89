import { addDays } from '#domain/dates';
import { isEmail } from '#domain/people';
import type { RunShape } from './reportRuns.ts';

/** What links of a run keep to (docs/product/reporting.md). */
export const REPORT_SHARES = {
  /** Links of one run, ended ones too. */
  most: 50,
  /** Days until a link ends that says nothing else, and at most. */
  days: 30,
  mostDays: 180,
  recipient: 120,
  leastPassword: 8,
  mostPassword: 200,
  /** So many wrong passwords close a link for so many minutes. */
  wrongPasswords: 10,
  pauseMinutes: 15,
} as const;

/** Cards that an owner does not get unless somebody ticks them. */
const internal: ReadonlySet<string> = new Set(['contingency', 'bid-package-allocation-table']);

/** Whether a card is left out of a link until somebody ticks it. */
export const isInternalCard = (kind: string): boolean => internal.has(kind);

interface ShareDraft {
  recipient: string;
  email?: string | undefined;
  expires_on: string;
  password?: string | undefined;
  hidden_keys: readonly string[];
  is_mailed: boolean;
}

/** What is wrong with a new link of a run with these cards, by its fields. */
export function shareProblems(
  {
    recipient,
    email = '',
    expires_on: expires,
    password,
    hidden_keys: hidden,
    is_mailed: isMailed,
  }: ShareDraft,
  papers: readonly { key: string }[],
  today: string,
): Record<string, string[]> {
  const kept = papers.filter(({ key }) => !hidden.includes(key));
  const problems: Record<string, string | undefined> = {
    recipient: recipient.trim() === '' ? 'Name who the link is for.' : undefined,
    email:
      email !== '' && !isEmail(email)
        ? 'This is not an e-mail address.'
        : isMailed && email === ''
          ? 'A link is mailed to an e-mail address.'
          : undefined,
    expires_on:
      expires < today
        ? 'Choose today or a later day.'
        : expires > addDays(today, REPORT_SHARES.mostDays)
          ? `A link ends after at most ${REPORT_SHARES.mostDays} days.`
          : undefined,
    password:
      password !== undefined && password.length < REPORT_SHARES.leastPassword
        ? `A password has at least ${REPORT_SHARES.leastPassword} characters.`
        : undefined,
    hidden_keys: kept.length === 0 ? 'Leave at least one card in.' : undefined,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, [problem]]],
    ),
  );
}

/** The figures without some of their cards; pages that are empty without them go. */
export function withoutPapers<F extends Pick<RunShape, 'papers' | 'pages'>>(
  figures: F,
  hidden: readonly string[],
): F {
  if (hidden.length === 0) return figures;
  const gone = new Set(hidden);
  return {
    ...figures,
    papers: figures.papers.filter(({ key }) => !gone.has(key)),
    pages: figures.pages
      .map((pieces) => pieces.filter(({ key }) => !gone.has(key)))
      .filter((pieces) => pieces.length > 0),
  };
}
