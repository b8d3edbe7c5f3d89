import { cleanup, render, screen, waitFor } from '@testing-library/react';
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
const stops = () =>
  screen.getAllByRole('button').flatMap((button) => (button.tabIndex === 0 ? [button.textContent] : []));

it('has one tab stop when roving, walked by arrows, Home and End', async () => {
  render(<Tools names={['Bold', 'Italic', 'Link']} />);
  expect(screen.getByRole('toolbar', { name: 'Report' })).toBeTruthy();
  expect(stops()).toEqual(['Bold']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Italic');
  expect(stops()).toEqual(['Italic']);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Bold');
  await userEvent.keyboard('{ArrowLeft}');
  expect(stops()).toEqual(['Link']);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('List');
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Link');
});

it('keeps a tab stop when the one that had it goes', async () => {
  const { rerender } = render(<Tools names={['Bold', 'Italic']} />);
  rerender(<Tools names={['Italic', 'Link']} />);
  await waitFor(() => expect(stops()).toEqual(['Italic']));
});
