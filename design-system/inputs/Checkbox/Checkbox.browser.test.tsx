import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

function Example({ of: Box }: { of: typeof Checkbox | typeof Switch }) {
  const [checked, setChecked] = useState(false);
  return <Box label="Show rejected" checked={checked} onChange={setChecked} />;
}

it.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('changes once by each press on the %s, on its words and by Space', async (role, Box) => {
  render(<Example of={Box} />);
  const box = screen.getByRole<HTMLInputElement>(role, { name: 'Show rejected' });
  await userEvent.click(box);
  expect(box.checked).toBe(true);
  await userEvent.click(screen.getByText('Show rejected'));
  expect([box.checked, document.activeElement]).toEqual([false, box]);
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(true);
});
