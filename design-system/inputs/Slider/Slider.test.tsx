import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

const percent = (value: number) => `${value}%`;

function Range({ onChange }: { onChange: (value: readonly [number, number]) => void }) {
  const [value, setValue] = useState<readonly [number, number]>([20, 60]);
  const handleChange = (next: readonly [number, number]) => {
    setValue(next);
    onChange(next);
  };
  return <Slider label="Share" minimum={0} maximum={100} step={5} value={value} onChange={handleChange} />;
}
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

it('names its thumb, says the value in words and moves by step', () => {
  const change = vi.fn();
  render(
    <Slider label="Share" minimum={0} maximum={100} step={5} value={35} onChange={change} format={percent} />,
  );
  expect(thumb('Share').getAttribute('aria-valuetext')).toBe('35%');
  fireEvent.change(thumb('Share'), { target: { value: '40' } });
  expect(change).toHaveBeenCalledWith(40);
});

it('keeps two thumbs in order', () => {
  const change = vi.fn();
  render(<Range onChange={change} />);
  fireEvent.change(thumb('Share, from'), { target: { value: '75' } });
  expect(change).toHaveBeenLastCalledWith([60, 60]);
  fireEvent.change(thumb('Share, to'), { target: { value: '10' } });
  expect(change).toHaveBeenLastCalledWith([60, 60]);
  fireEvent.change(thumb('Share, from'), { target: { value: '10' } });
  expect(change).toHaveBeenLastCalledWith([10, 60]);
});

it('takes a typed number, brings it to a step, and says where it may not go', async () => {
  const change = vi.fn();
  render(<Range onChange={change} />);
  const box = screen.getByRole('textbox', { name: 'Share, to' });
  await userEvent.clear(box);
  await userEvent.type(box, '82{Enter}');
  expect(change).toHaveBeenLastCalledWith([20, 80]);
  await userEvent.clear(box);
  await userEvent.type(box, '300{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('at most 100');
  expect(change).toHaveBeenLastCalledWith([20, 80]);
});

it('reports the end of a change by key', () => {
  const commit = vi.fn();
  render(<Slider label="Share" minimum={0} maximum={100} value={35} onChange={vi.fn()} onCommit={commit} />);
  fireEvent.keyDown(thumb('Share'), { key: 'ArrowRight' });
  expect(commit).toHaveBeenCalledWith(36);
});

it('stays as it is while it cannot be used, and says why', () => {
  const change = vi.fn();
  render(
    <Slider label="Share" minimum={0} maximum={100} value={35} onChange={change} disabledReason="Not yet" />,
  );
  fireEvent.change(thumb('Share'), { target: { value: '40' } });
  expect(change).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Not yet')).toBeTruthy();
});
