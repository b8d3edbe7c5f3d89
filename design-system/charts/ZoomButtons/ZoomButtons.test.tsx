import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

function Live() {
  const { window, buttons } = useZoom();
  return (
    <>
      <ZoomButtons {...buttons} />
      <output>{`${window.from.toFixed(3)} ${window.to.toFixed(3)}`}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

it('comes nearer, moves on and back, and shows everything again', async () => {
  const user = userEvent.setup();
  render(<Live />);
  await user.click(button('Zoom in'));
  expect(shown()).toBe('0.167 0.833');
  await user.click(button('Move on'));
  expect(shown()).toBe('0.333 1.000');
  await user.click(button('Move back'));
  expect(shown()).toBe('0.000 0.667');
  await user.click(button('Zoom out'));
  expect(shown()).toBe('0.000 1.000');
  await user.click(button('Zoom in'));
  await user.click(button('Reset zoom'));
  expect(shown()).toBe('0.000 1.000');
});

it('cannot do what has no end, and says why', async () => {
  const user = userEvent.setup();
  render(<Live />);
  for (const name of ['Zoom out', 'Reset zoom', 'Move on', 'Move back'])
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  for (let press = 0; press < 12; press += 1) await user.click(button('Zoom in'));
  expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
  expect(button('Zoom out').getAttribute('aria-disabled')).not.toBe('true');
});
