import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { Slider } from './Slider.tsx';

afterEach(cleanup);

function Share({ direction = 'ltr' }: { direction?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState(60);
  return (
    <div dir={direction} style={{ width: 600 }}>
      <Slider
        label="Share"
        minimum={0}
        maximum={100}
        step={5}
        typed={false}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </div>
  );
}
const reading = () => screen.getByRole('status').textContent;
const trackOf = (name: string) =>
  screen.getByRole('slider', { name }).parentElement?.parentElement as HTMLElement;

async function drag(from: number, to: number) {
  const box = trackOf('Share').getBoundingClientRect();
  const at = (share: number) => ({ clientX: box.left + box.width * share, clientY: box.top + 1 });
  const target = trackOf('Share').parentElement as HTMLElement;
  const fire = (type: string, share: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...at(share),
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        button: 0,
        isPrimary: true,
      }),
    );
  // The capture needs a pointer that is really down; here it is only pretended.
  target.setPointerCapture = () => undefined;
  fire('pointerdown', from);
  await Promise.resolve();
  fire('pointermove', to);
  fire('pointerup', to);
}

it('moves the thumb to where it is pressed and drags it on', async () => {
  render(<Share />);
  await drag(0.55, 0.9);
  await expect.poll(reading).toBe('90');
  await drag(0.1, 0.02);
  await expect.poll(reading).toBe('0');
});

it('runs from the right in right-to-left text', async () => {
  render(<Share direction="rtl" />);
  await drag(0.1, 0.1);
  await expect.poll(reading).toBe('90');
});

it('moves by the arrow keys, Home and End', async () => {
  render(<Share />);
  screen.getByRole('slider', { name: 'Share' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(reading).toBe('65');
  await userEvent.keyboard('{End}');
  await expect.poll(reading).toBe('100');
  await userEvent.keyboard('{Home}');
  await expect.poll(reading).toBe('0');
});
