import { expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import { focusedComponent } from './focusedComponent.ts';

const all = cedarRidge.series.map(({ id }) => String(id));
const without = (...shown: string[]) => new Set(all.filter((id) => !shown.includes(id)));

it.each([
  ['all components', 'components', without(...all), undefined],
  ['two of them', 'components', without('2', '3'), undefined],
  ['one alone', 'components', without('2'), { id: 2, name: 'Patient Tower' }],
  ['none, which shows all again', 'components', without(), undefined],
  ['a system alone', 'systems', without('2'), undefined],
] as const)('with %s', (_name, dimension, hidden, expected) => {
  expect(focusedComponent(cedarRidge, { dimension, hidden })).toEqual(expected);
});

it('is never the owner, nor the only component of a project', () => {
  const owner = { id: -3, name: 'Owner Costs', color_index: 10, points: [] };
  const data = { ...cedarRidge, series: [...cedarRidge.series.slice(0, 1), owner] };
  expect(focusedComponent(data, { dimension: 'components', hidden: new Set(['1']) })).toBeUndefined();
  const single = { ...cedarRidge, series: cedarRidge.series.slice(0, 1) };
  expect(focusedComponent(single, { dimension: 'components', hidden: new Set() })).toBeUndefined();
});
