import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FileEstimate } from '#domain/estimate/import';
import { namesOf } from '../../model/importNames.ts';
import { type NameRow, NamesStep } from './NamesStep.tsx';

const row = (label: string, value: string | null, isGuess: boolean): NameRow => ({
  key: label,
  label,
  count: 2,
  value,
  isGuess,
});
const show = (components: readonly NameRow[], codes: readonly NameRow[]) =>
  render(
    <NamesStep
      components={components}
      codes={codes}
      componentOptions={[{ value: '1', label: 'Overall Project' }]}
      groupOptions={[{ value: '9', label: '09 00 00 Finishes' }]}
      onComponent={() => undefined}
      onCode={() => undefined}
    />,
  );

it('says how many codes went to the nearest above, and which names are not known', () => {
  show(
    [row('Tower', '1', false), row('Garage 9', '1', true)],
    [row('09 00 00', '9', false), row('09 29 00', '9', true), row('P-401', null, false)],
  );
  expect(screen.getByText('1 go to Uncategorized, 1 by the nearest above')).toBeDefined();
  expect(screen.getByText('1 not known')).toBeDefined();
  const told = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement);
  expect(told('Not known here').getByText('Garage 9')).toBeDefined();
  expect(told('The nearest above').getByText('09 29 00')).toBeDefined();
});

it('says that all are found only where each code has its own group', () => {
  show([row('Tower', '1', false)], [row('09 00 00', '9', false)]);
  expect(screen.getByText('All found')).toBeDefined();
  expect(screen.queryByText(/not known|nearest above/i)).toBeNull();
});

it('takes no code for a guess that somebody chose', () => {
  const lines = ['09 29 00', '09 30 00', '09'].map((code) => ({ code, component: '' }));
  const estimate = { sheets: [{ name: 'Detail', index: 0, lines }] } as unknown as FileEstimate;
  const groups = [{ id: 9, div_code: '09 00 00', name: 'Finishes' }];
  const said = { codes: new Map([['09 30 00', 9]]), places: new Map<string, number>() };
  expect([...namesOf(estimate, said, { groups, components: [] }).above]).toEqual(['09 29 00']);
});
