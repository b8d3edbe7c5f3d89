import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCode,
  codeTreeProblem,
  dropCode,
  indentCode,
  moveCode,
  outdentCode,
  outlineProblems,
  outlineRows,
  type OutlineCode,
  removeCodes,
} from './index.ts';

/** `03 03.10> 03.10.10>>`: a code with a mark for each level below the first. */
const outline = (text: string): OutlineCode[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word, at) => {
      const code = word.replaceAll('>', '');
      return {
        key: code,
        id: at + 1,
        div_code: code,
        name: `Name of ${code}`,
        level: word.length - code.length + 1,
      };
    });
const written = (rows: readonly OutlineCode[]) =>
  rows.map(({ div_code: code, level }) => `${code}${'>'.repeat(level - 1)}`).join(' ');
const start = 'A B> C> D>> E F>';

describe('the outline of codes', () => {
  it.each<[string, (rows: OutlineCode[]) => readonly OutlineCode[], string]>([
    ['indents below the one before', (rows) => indentCode(rows, 'C'), 'A B> C>> D>>> E F>'],
    ['indents no first child', (rows) => indentCode(rows, 'B'), start],
    ['indents not the first code', (rows) => indentCode(rows, 'A'), start],
    [
      'indents under a deeper neighbor on its own level',
      (rows) => indentCode(rows, 'E'),
      'A B> C> D>> E> F>>',
    ],
    ['outdents behind what stays below the parent', (rows) => outdentCode(rows, 'B'), 'A C> D>> B E F>'],
    ['outdents with all below it', (rows) => outdentCode(rows, 'C'), 'A B> C D> E F>'],
    ['outdents nothing at the top', (rows) => outdentCode(rows, 'A'), start],
    ['moves up among its siblings', (rows) => moveCode(rows, 'C', -1), 'A C> D>> B> E F>'],
    ['moves down with all below it', (rows) => moveCode(rows, 'A', 1), 'E F> A B> C> D>>'],
    ['moves no first child up', (rows) => moveCode(rows, 'B', -1), start],
    ['moves no last child down', (rows) => moveCode(rows, 'C', 1), start],
    ['moves nothing that is not there', (rows) => moveCode(rows, 'X', 1), start],
    ['is dropped before another', (rows) => dropCode(rows, 'E', 'C', 'before'), 'A B> E> F>> C> D>>'],
    [
      'is dropped after another and all below it',
      (rows) => dropCode(rows, 'B', 'E', 'after'),
      'A C> D>> E F> B',
    ],
    ['is dropped below another', (rows) => dropCode(rows, 'F', 'A', 'below'), 'A B> C> D>> F> E'],
    ['is not dropped into itself', (rows) => dropCode(rows, 'A', 'D', 'below'), start],
    ['stays where it is dropped at its own place', (rows) => dropCode(rows, 'C', 'B', 'after'), start],
    ['takes codes out with all below them', (rows) => removeCodes(rows, new Set(['C', 'F'])), 'A B> E'],
    [
      'takes a new code behind another and all below it',
      (rows) => addCode(rows, 'C', { key: 'N', id: null, div_code: 'N', name: '', level: 9 }),
      'A B> C> D>> N> E F>',
    ],
    [
      'takes a new code at the end',
      (rows) => addCode(rows, null, { key: 'N', id: null, div_code: 'N', name: '', level: 9 }),
      `${start} N`,
    ],
  ])('%s', (_what, change, result) => {
    expect(written(change(outline(start)))).toBe(result);
  });

  it('tells parents by code', () => {
    expect(outlineRows(outline(start)).map(({ parent_code: parent }) => parent)).toEqual([
      null,
      'A',
      'A',
      'C',
      null,
      'E',
    ]);
  });

  it('stays a tree with the same codes whatever is done to it', () => {
    const names = 'ABCDEF'.split('');
    const key = fc.constantFrom(...names);
    const step = fc.oneof(
      key.map((one) => (rows: readonly OutlineCode[]) => indentCode(rows, one)),
      key.map((one) => (rows: readonly OutlineCode[]) => outdentCode(rows, one)),
      fc.tuple(key, fc.constantFrom(-1 as const, 1 as const)).map(
        ([one, by]) =>
          (rows: readonly OutlineCode[]) =>
            moveCode(rows, one, by),
      ),
      fc.tuple(key, key, fc.constantFrom('before' as const, 'after' as const, 'below' as const)).map(
        ([one, to, place]) =>
          (rows: readonly OutlineCode[]) =>
            dropCode(rows, one, to, place),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const rows = steps.reduce<readonly OutlineCode[]>((now, change) => change(now), outline(start));
        expect(rows.map(({ key: one }) => one).sort()).toEqual(names);
        // No level is missing between two.
        rows.forEach(({ level }, at) => {
          expect(level).toBeLessThanOrEqual((rows[at - 1]?.level ?? 0) + 1);
          expect(level).toBeGreaterThan(0);
        });
        expect(codeTreeProblem(outlineRows(rows))).toBeNull();
      }),
      { numRuns: 500, seed: 17 },
    );
  });

  it('says at each code what keeps it from being saved', () => {
    const [first, second, third] = outline('03 05 07') as [OutlineCode, OutlineCode, OutlineCode];
    expect(
      outlineProblems([first, { ...second, div_code: ' 03 ' }, { ...third, div_code: ' ', name: '' }]),
    ).toEqual({
      '05': { div_code: '03 is there already: Name of 03. Enter another code.' },
      '07': { div_code: 'Code is required', name: 'Name is required' },
    });
  });
});
