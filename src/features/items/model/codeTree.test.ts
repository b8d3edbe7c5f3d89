import { expect, it } from 'vitest';
import { searchTree } from '#design-system/navigation/Tree/treeModel.ts';
import { codeTree } from './codeTree.ts';

const codesOf = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const [, div_code = '', name = ''] = /^(\d\d \d\d \d\d|\S+) (.*)$/.exec(line) ?? [];
    return { id: index + 1, div_code, name };
  });
const labels = (nodes: ReturnType<typeof codeTree>): unknown[] =>
  nodes.map(({ label, children }) => (children ? [label, labels([...children])] : label));

const masterFormat = codesOf([
  '03 00 00 Concrete',
  '03 30 00 Cast-in-Place Concrete',
  '05 00 00 Metals',
  '05 12 00 Structural Steel Framing',
]);
const uniFormat = codesOf(['B Shell', 'B20 Exterior Enclosure', 'B2020 Exterior Windows', 'C20 Stairs']);

it('hangs each code below its division', () => {
  expect(labels(codeTree(masterFormat))).toEqual([
    ['03 00 00 Concrete', ['03 30 00 Cast-in-Place Concrete']],
    ['05 00 00 Metals', ['05 12 00 Structural Steel Framing']],
  ]);
  expect(labels(codeTree(uniFormat))).toEqual([
    ['B Shell', [['B20 Exterior Enclosure', ['B2020 Exterior Windows']]]],
    'C20 Stairs',
  ]);
});

it.each([
  ['0', ['03 00 00 Concrete', '05 00 00 Metals']],
  ['03', ['03 00 00 Concrete']],
  ['stair', ['03 00 00 Concrete', '05 00 00 Metals']],
  ['railing', ['05 00 00 Metals']],
  ['cast-in', ['03 00 00 Concrete']],
  ['nothing like it', []],
])('finds by number, title and what people say: "%s"', (text, found) => {
  expect(searchTree(codeTree(masterFormat), text).nodes.map(({ label }) => label)).toEqual(found);
});

it('keeps codes of a company that hang below nothing', () => {
  expect(labels(codeTree(codesOf(['N-1 Own', 'M-2 Other'])))).toEqual(['N-1 Own', 'M-2 Other']);
});
