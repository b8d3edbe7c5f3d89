import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#domain/fields';
import {
  contextDifference,
  contextFields,
  type ContextMove,
  headlineParts,
  MATCH_END,
  MATCH_START,
} from './index.ts';

const move = (more: Partial<ContextMove>): ContextMove => ({
  statement: '61,000 SF of curtain wall',
  status: 'HOLDS',
  isDeleted: false,
  isNew: false,
  statementBefore: undefined,
  statusBefore: undefined,
  ...more,
});

describe('what changed since a milestone', () => {
  it.each<[string, Partial<ContextMove>, string | null]>([
    ['nothing', {}, null],
    ['another wording', { statementBefore: '58,000 SF of curtain wall' }, 'changed'],
    ['a wording that came back', { statementBefore: '61,000 SF of curtain wall' }, null],
    ['the end of it', { status: 'NO_LONGER_HOLDS', statusBefore: 'HOLDS' }, 'noLonger'],
    ['an end that was known', { status: 'NO_LONGER_HOLDS', statusBefore: undefined }, null],
    [
      'the end, in other words',
      { status: 'NO_LONGER_HOLDS', statusBefore: 'TO_CONFIRM', statementBefore: 'Before' },
      'noLonger',
    ],
    ['its deletion', { isDeleted: true }, 'noLonger'],
    ['a confirmation', { statusBefore: 'TO_CONFIRM' }, null],
    ['a new entry', { isNew: true }, 'added'],
    ['a new entry, reworded since', { isNew: true, statementBefore: 'First words' }, 'added'],
    ['one that came and went', { isNew: true, isDeleted: true }, null],
    ['one that came and ended', { isNew: true, status: 'NO_LONGER_HOLDS', statusBefore: 'HOLDS' }, null],
  ])('%s', (_what, change, list) => {
    const found = contextDifference([move(change)]);
    const lists = Object.entries(found).filter(([, moves]) => moves.length > 0);
    expect(lists.map(([name]) => name)).toEqual(list === null ? [] : [list]);
  });
});

describe('a found statement', () => {
  it.each([
    ['Plain', [['Plain', false]]],
    [
      '\u0002Curtain\u0003 \u0002wall\u0003.',
      [
        ['Curtain', true],
        [' ', false],
        ['wall', true],
        ['.', false],
      ],
    ],
    ['', []],
  ] as const)('%j', (marked, parts) => {
    expect(headlineParts(marked).map(({ text, is_match }) => [text, is_match])).toEqual(parts);
  });

  it('loses no letter', () => {
    const piece = fc.tuple(fc.string({ minLength: 1 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const clean = pieces.map(
          ([text, hit]) => [text.replaceAll(MATCH_START, '·').replaceAll(MATCH_END, '·'), hit] as const,
        );
        const marked = clean.map(([text, hit]) => (hit ? `\u0002${text}\u0003` : text)).join('');
        expect(
          headlineParts(marked)
            .map(({ text }) => text)
            .join(''),
        ).toBe(clean.map(([text]) => text).join(''));
      }),
      { seed: 20 },
    );
  });
});

describe('an entry', () => {
  const check = (draft: Record<string, unknown>) =>
    fieldProblems(contextFields, draft, { today: '2026-10-12', isNew: true });
  const sound = { kind: 'EXCLUSION', statement: 'Triple glazing is not included.', status: 'HOLDS' };
  it.each([
    ['is sound', {}, []],
    ['needs a statement', { statement: '  ' }, ['statement']],
    ['is not endless', { statement: 'x'.repeat(2_001) }, ['statement']],
    ['may have lines', { statement: 'One\nTwo' }, []],
    ['has no control characters', { statement: 'a\u0002b' }, ['statement']],
    ['has a kind of the list', { kind: 'WISH' }, ['kind']],
    ['has a state of the list', { status: 'MAYBE' }, ['status']],
    ['may save', { amount: -212_000 }, []],
    ['has a source of one line', { source: 'a\nb' }, ['source']],
  ])('%s', (_what, change, fields) => {
    expect(Object.keys(check({ ...sound, ...change }))).toEqual(fields);
  });
});
