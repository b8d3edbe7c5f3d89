import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import { Toolbar } from './Toolbar.tsx';

afterEach(cleanup);

it('is a named group with both sides', () => {
  render(
    <Toolbar label="Items" end={<button type="button">Export</button>}>
      <button type="button">Filter</button>
    </Toolbar>,
  );
  const group = screen.getByRole('group', { name: 'Items' });
  expect(group.querySelectorAll('button')).toHaveLength(2);
});

function Tools({ names }: { names: readonly string[] }) {
  return (
    <Toolbar label="Report" roving>
      {names.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
      <ToggleGroup
        label="View"
        options={[
          { value: 'list', label: 'List' },
          { value: 'grid', label: 'Grid' },
        ]}
        value="list"
        onChange={() => undefined}
      />
    </Toolbar>
  );
}
const focused = () => document.activeElement?.textContent;

it('has one tab stop when roving, walked by arrows, Home and End', async () => {
  render(
    <>
      <Tools names={['Bold', 'Italic', 'Link']} />
      <button type="button">after</button>
    </>,
  );
  expect(screen.getByRole('toolbar', { name: 'Report' })).toBeTruthy();
  await userEvent.tab();
  expect(focused()).toBe('Bold');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Italic');
  await userEvent.tab();
  expect(focused()).toBe('after');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Italic');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'List' }));
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Bold');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.closest('[role="radiogroup"]')).toBeTruthy();
});

it('keeps a tab stop when the one that had it goes', async () => {
  const { rerender } = render(<Tools names={['Bold', 'Italic']} />);
  await userEvent.tab();
  rerender(<Tools names={['Italic', 'Link']} />);
  await userEvent.tab();
  expect(focused()).toBe('Italic');
});
