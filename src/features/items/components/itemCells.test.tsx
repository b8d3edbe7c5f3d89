import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ItemBrief } from '#shared/foresite';
import { ScenariosCell, TagsCell } from './itemCells.tsx';

const tag = (id: number, name: string) => ({ id, name });
const scenario = (number: number, name: string) => ({
  id: number,
  number,
  scenario_number: `S-${number}`,
  name,
});
const item = {
  tags: [tag(1, 'Alpha long tag'), tag(2, 'Beta long tag'), tag(3, 'VE')],
  scenarios: [scenario(2, 'Resilient electric'), scenario(3, 'Lean')],
} as Partial<ItemBrief> as ItemBrief;

it('shows the first tag and how many more there are, all of them under the pointer', () => {
  const { container, rerender } = render(<TagsCell item={item} />);
  expect(container.textContent).toBe('Alpha long tag+2');
  expect(screen.getByTitle('Alpha long tag, Beta long tag, VE')).toBeTruthy();
  rerender(<TagsCell item={{ ...item, tags: [] }} />);
  expect(container.textContent).toBe('-');
});

it('does so with scenarios, each by its number and name', () => {
  const { container, rerender } = render(<ScenariosCell item={item} />);
  expect(container.textContent).toBe('S-2+1');
  expect(screen.getByTitle('S-2 Resilient electric, S-3 Lean')).toBeTruthy();
  rerender(<ScenariosCell item={{ ...item, scenarios: item.scenarios.slice(0, 1) }} />);
  expect(container.textContent).toBe('S-2');
});
