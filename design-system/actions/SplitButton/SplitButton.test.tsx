import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SplitButton, type SplitButtonProps } from './SplitButton.tsx';

const draw = (props: Partial<SplitButtonProps> = {}) => {
  const usual = vi.fn();
  const other = vi.fn();
  const sections = [{ id: 'ways', items: [{ id: 'copy', label: 'Save as a copy', onSelect: other }] }];
  render(
    <SplitButton sections={sections} onPress={usual} {...props}>
      Save
    </SplitButton>,
  );
  return { usual, other };
};
const caret = () => screen.getByRole('button', { name: 'More ways: Save' });

it('starts the usual action on its own half and the others from the arrow', async () => {
  const { usual, other } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(usual).toHaveBeenCalledOnce();
  caret().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(other).toHaveBeenCalledOnce();
  expect(usual).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(caret());
});

it('is a group named by the action', () => {
  draw({ menuLabel: 'Ways to save' });
  expect(screen.getByRole('group', { name: 'Save' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ways to save' }).getAttribute('aria-haspopup')).toBe('menu');
});
