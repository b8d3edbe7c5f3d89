import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

const options = Array.from({ length: 10_000 }, (_, index) => ({
  value: `id ${index}`,
  label: `Code ${index}`,
  ...(index === 3 ? { disabledReason: 'Retired' } : {}),
}));

function Example({ of: Part }: { of: typeof Select | typeof ComboBox }) {
  const [value, setValue] = useState<string | null>('id 5000');
  return <Part label="Code" options={options} value={value} onChange={setValue} />;
}
const control = () => screen.getByRole('combobox', { name: /Code/ });
const activeOption = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '');
const active = () => activeOption()?.textContent;
const rows = () => screen.getAllByRole('option');

it('draws of ten thousand only those in sight, and walks them to both ends', async () => {
  render(<Example of={Select} />);
  await userEvent.click(control());
  await expect.poll(active).toBe('Code 5000');
  expect(rows().length).toBeLessThan(60);
  expect([activeOption()?.ariaPosInSet, activeOption()?.ariaSetSize]).toEqual(['5001', '10000']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Code 5001');
  await userEvent.keyboard('{End}');
  await expect.poll(active).toBe('Code 9999');
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('Code 3Retired');
  await userEvent.keyboard('{PageDown}{Enter}');
  await expect.poll(() => control().textContent).toMatch(/^Code 1\d$/);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('narrows ten thousand while typing and takes one by press, the focus in the field', async () => {
  render(<Example of={ComboBox} />);
  await userEvent.fill(control(), '998');
  await expect.poll(() => rows().length).toBeGreaterThan(1);
  expect(active()).toBe('Code 998');
  await userEvent.click(screen.getByRole('option', { name: 'Code 9983' }));
  await expect.poll(() => (control() as HTMLInputElement).value).toBe('Code 9983');
  expect(document.activeElement).toBe(control());
});
