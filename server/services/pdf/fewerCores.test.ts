import { expect, it } from 'vitest';
import { backgroundCores, onFewerCores, readCores } from './fewerCores.ts';

it.each([
  ['0-3,8', [0, 1, 2, 3, 8]],
  ['5', [5]],
  ['', []],
  ['none', []],
])('reads the processors %s', (list, cores) => expect(readCores(list)).toEqual(cores));

it.each([
  [[], []],
  [[0], []],
  [[0, 1], [1]],
  [[0, 1, 2], [2]],
  [
    [2, 3, 6, 7],
    [6, 7],
  ],
])('of the processors %j work in the background gets %j', (cores, half) =>
  expect(backgroundCores(cores)).toEqual(half),
);

it('starts the program itself, with all its words, at the end of its own', () => {
  const { path, words } = onFewerCores('/opt/browser', ['--quiet', 'about:blank']);
  expect([path, ...words].slice(-3)).toEqual(['/opt/browser', '--quiet', 'about:blank']);
});
