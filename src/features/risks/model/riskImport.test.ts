import { expect, it } from 'vitest';
import { guessHeading, guessMapping, headingTitles } from '#domain/sheets';
import { riskImport } from './riskImport.ts';

const columns = [
  'number',
  'name',
  'category',
  'value',
  'likelihood',
  'impact',
  'owner',
  'status',
  'comment',
  'ca_phase',
].map((id) => ({ id, title: id === 'ca_phase' ? 'Phase' : id, ...(id !== 'number' && { edit: {} }) }));
const rows = [
  ['Risk register, rev. 4', null, null, null, null, null, null],
  ['No.', 'Risk Description', 'Risk Category', 'Cost Impact', 'Probability', 'Consequence', 'Phase'],
  [1, 'Groundwater below mat', 'Site', 1_850_000, 3, 4, 'Design'],
  [2, 'Switchgear lead time', 'Procurement', '950000', 4, 4, 'Design'],
  ...Array.from({ length: 33 }, () => [null, null, null, null, null, null, null]),
  [1, 'Crane over helipad', null, null, null, null, null],
];

it('reads a register with a title, blank rows in its middle and numbers that start again', () => {
  const rules = riskImport(columns);
  const heading = guessHeading(rows);
  const mapping = guessMapping(headingTitles(rows, heading), rules.fields);
  expect([...mapping].map(([at, field]) => `${at} ${field}`).toSorted()).toEqual([
    '1 name',
    '2 category',
    '3 value',
    '4 likelihood',
    '5 impact',
    '6 ca_phase',
  ]);
  const { block } = rules.toBlock({ rows, heading, mapping, status: 'Identified' }, columns);
  expect(block.map((line) => line.map((cell) => cell?.text))).toEqual([
    [
      undefined,
      'Groundwater below mat',
      'Site',
      '1850000',
      '3',
      '4',
      undefined,
      'Identified',
      undefined,
      'Design',
    ],
    [
      undefined,
      'Switchgear lead time',
      'Procurement',
      '950000',
      '4',
      '4',
      undefined,
      'Identified',
      undefined,
      'Design',
    ],
    [undefined, 'Crane over helipad', '', '', '', '', undefined, 'Identified', undefined, ''],
  ]);
});

it('takes cause, event and effect beside the name', () => {
  const texts = ['cause', 'event', 'effect'].map((id) => ({ id, title: id, edit: {} }));
  const { fields } = riskImport([...columns, ...texts]);
  const guess = (...titles: string[]) => [...guessMapping(titles, fields).values()];
  expect(guess('Risk', 'Cause', 'Event', 'Effect')).toEqual(['name', 'cause', 'event', 'effect']);
  expect(guess('Risk', 'Root cause', 'Risk event', 'Consequences', 'Consequence').toSorted()).toEqual([
    'cause',
    'effect',
    'event',
    'impact',
    'name',
  ]);
  // A register that names its risks by their events has no other name for them.
  expect(guess('Risk event', 'Cause')).toEqual(['name', 'cause']);
});
