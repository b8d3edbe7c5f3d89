import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
