import { expect, it } from 'vitest';
import type { CalibratePeer } from '../calibrateQueries.ts';
import { lackingText, projectsText } from './measureWords.ts';

const withBeds = (...beds: (number | null)[]) => {
  const peers = beds.map((base_units) => ({
    base_units,
    area: { value: 100, unit: 'sq_ft' },
    base_unit_name: 'beds',
  })) as CalibratePeer[];
  const [project] = peers;
  if (!project) throw new Error('There are peers.');
  return { project, peers, count: peers.length };
};

it.each([
  ['area', [192, null], '2 projects', null],
  ['unit', [192, 80], '2 projects', null],
  ['unit', [192], '1 project', null],
  ['unit', [192, null, 80, 0], '2 of 4 projects', '2 of 4 projects have beds; the others are not compared.'],
  ['unit', [192, null], '1 of 2 projects', '1 of 2 projects has beds; the others are not compared.'],
  ['unit', [null, 0], '0 of 2 projects', 'No other project here has beds.'],
] as const)('by %s, %j is %s', (measure, beds, count, lacking) => {
  const found = withBeds(...beds);
  expect(projectsText(found, measure)).toBe(count);
  expect(lackingText(found, measure)).toBe(lacking);
});
