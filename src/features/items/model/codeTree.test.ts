import { expect, it } from 'vitest';
import { searchTree } from '#design-system/navigation/Tree/treeModel.ts';
import { codesFound, codeTree, firstFound } from './codeTree.ts';

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

const sections = codesOf([
  '01 00 00 General Requirements',
  '01 21 00 Allowances',
  '01 54 23 Temporary Scaffolding and Platforms',
  '07 00 00 Thermal and Moisture Protection',
  '07 52 00 Modified Bituminous Membrane Roofing',
  '07 84 00 Firestopping',
  '09 00 00 Finishes',
  '09 30 00 Tiling',
  '09 65 00 Resilient Flooring',
  '21 00 00 Fire Suppression',
  '21 13 00 Fire-Suppression Sprinkler Systems',
  '21 30 00 Fire Pumps',
  '23 00 00 Heating, Ventilating, and Air Conditioning (HVAC)',
  '23 21 00 Hydronic Piping and Pumps',
  '23 31 00 HVAC Ducts and Casings',
  '23 64 00 Packaged Water Chillers',
  '26 00 00 Electrical',
  '26 12 00 Medium-Voltage Transformers',
  '31 00 00 Earthwork',
  '31 23 19 Dewatering',
]);
const elements = codesOf([
  'A Substructure',
  'A10 Foundations',
  'A1020 Special Foundations',
  'B Shell',
  'B10 Superstructure',
  'B1020 Roof Construction',
  'B30 Roofing',
  'B3010 Roof Coverings',
  'C Interiors',
  'C30 Interior Finishes',
  'C3010 Wall Finishes',
  'C3020 Floor Finishes',
  'D Services',
  'D30 HVAC',
  'D3010 Energy Supply',
  'D3040 Distribution Systems',
  'D40 Fire Protection',
  'D4010 Sprinklers',
  'D50 Electrical',
  'D5010 Electrical Service & Distribution',
  'G Building Sitework',
  'G1030 Site Earthwork',
]);
const further = codesOf(['Z General', 'Z10 General Requirements', 'Z90 Fees and Contingencies']);
const taken = (codes: ReturnType<typeof codesOf>, search: string) =>
  codes.find(({ id }) => String(id) === firstFound(codeTree(codes), search))?.div_code;

it.each([
  ['fan', '23 31 00', 'D3040'],
  ['ductwork', '23 31 00', 'D3040'],
  ['transformer', '26 12 00', 'D5010'],
  ['dewatering', '31 23 19', 'A1020'],
  ['scaffold', '01 54 23', undefined],
  ['LVT', '09 65 00', 'C3020'],
  ['fire pump', '21 30 00', 'D4010'],
  ['roof', '07 52 00', 'B3010'],
  ['chiller', '23 64 00', undefined],
  ['contingency', '01 00 00', undefined],
  ['fee', '01 00 00', undefined],
  ['paint', '09 00 00', 'C30'],
])('takes the code that people mean by "%s"', (search, section, element) => {
  expect(taken(sections, search)).toBe(section);
  expect(taken(elements, search)).toBe(element);
});

it('finds fee and contingency where a format has them, and gives the words of a format to no other', () => {
  expect([taken(further, 'fee'), taken(further, 'contingency')]).toEqual(['Z90', 'Z90']);
  expect(codesFound(codesOf(['08 Mechanical', '10 General Conditions and Profit']), 'door')).toBe(0);
  expect(codesFound(sections, 'fan')).toBe(1);
  expect(firstFound(codeTree(sections), ' ')).toBeUndefined();
});
