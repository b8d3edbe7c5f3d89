import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Columns } from './Columns.tsx';

afterEach(cleanup);

it('takes the count from its children, four at most', () => {
  const { container, rerender } = render(
    <Columns>
      <p>1</p>
      <p>2</p>
    </Columns>,
  );
  const two = container.firstElementChild?.className;
  rerender(
    <Columns count={2}>
      <p>1</p>
    </Columns>,
  );
  expect(container.firstElementChild?.className).toBe(two);
  rerender(
    <Columns count={4}>
      <p>1</p>
    </Columns>,
  );
  expect(container.firstElementChild?.className).not.toBe(two);
});
