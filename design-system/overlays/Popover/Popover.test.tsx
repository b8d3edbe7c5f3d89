import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

it('takes the focus, keeps Tab inside, and gives the focus back', async () => {
  render(
    <>
      <Popover label="Approved" renderTrigger={(trigger) => <Button trigger={trigger}>Why</Button>}>
        <a href="#one">one</a>
        <a href="#two">two</a>
      </Popover>
      <a href="#out">out</a>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Why' }));
  const panel = screen.getByRole('dialog', { name: 'Approved' });
  expect(panel.contains(document.activeElement)).toBe(true);
  for (let index = 0; index < 4; index++) {
    await userEvent.tab();
    expect(panel.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Why' }));
});

it('hands a closing function to its content', async () => {
  render(
    <Popover label="Choice" renderTrigger={(trigger) => <Button trigger={trigger}>Open</Button>}>
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
