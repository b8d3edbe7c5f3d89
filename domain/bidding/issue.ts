import { isInScope, leftOut, type LevelingSheet } from '#domain/procurement';
import type { AskedAlternate, AskedLine } from './offer.ts';

/** What bidders are asked for, as it was sent out. The scope sheet may go on changing; this changes with an addendum alone. */
export interface Issue {
  lines: AskedLine[];
  alternates: AskedAlternate[];
}

/** One difference between two issues. An alternate is told apart by its subject and has neither quantity nor unit. */
export interface IssueChange {
  subject: 'LINE' | 'ALTERNATE';
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  /** Null where it was added. */
  before: AskedLine | null;
  /** Null where it was removed. */
  after: AskedLine | null;
}

/** The scope sheet as bidders may see it: no estimate, no bids, and not which alternates are chosen. */
export const issueOf = ({ lines, alternates = [] }: Omit<LevelingSheet, 'bidders'>): Issue => ({
  lines: lines.map(({ id, section, name, quantity, unit, inclusion }) => ({
    id,
    section,
    name,
    quantity,
    unit,
    ...leftOut(inclusion),
  })),
  alternates: alternates.map(({ id, name }) => ({ id, name })),
});

const asLine = ({ id, name }: AskedAlternate): AskedLine => ({
  id,
  section: '',
  name,
  quantity: null,
  unit: '',
});

const isSame = (one: AskedLine, other: AskedLine): boolean =>
  one.section === other.section &&
  one.name === other.name &&
  one.quantity === other.quantity &&
  one.unit === other.unit &&
  (isInScope(one) ? isInScope(other) : one.inclusion === other.inclusion);

function changesOf(
  subject: IssueChange['subject'],
  before: readonly AskedLine[],
  after: readonly AskedLine[],
): IssueChange[] {
  const had = new Map(before.map((line) => [line.id, line]));
  const has = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((line): IssueChange[] => {
      const old = had.get(line.id);
      if (!old) return [{ subject, kind: 'ADDED', before: null, after: line }];
      return isSame(old, line) ? [] : [{ subject, kind: 'CHANGED', before: old, after: line }];
    }),
    ...before
      .filter(({ id }) => !has.has(id))
      .map((line): IssueChange => ({ subject, kind: 'REMOVED', before: line, after: null })),
  ];
}

/** What is new in `after`, in its order, then what is gone. The order of lines alone is no difference. */
export const issueChanges = (before: Issue, after: Issue): IssueChange[] => [
  ...changesOf('LINE', before.lines, after.lines),
  ...changesOf('ALTERNATE', before.alternates.map(asLine), after.alternates.map(asLine)),
];

const counted = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}`]);

/** Differences in a few words: `2 added, 1 changed`; empty without any. */
export const issueWords = (changes: readonly Pick<IssueChange, 'kind'>[]): string => {
  const of = (kind: IssueChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return [
    ...counted(of('ADDED'), 'added'),
    ...counted(of('CHANGED'), 'changed'),
    ...counted(of('REMOVED'), 'removed'),
  ].join(', ');
};
