import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AvatarGroup } from './AvatarGroup.tsx';

afterEach(cleanup);

const people = ['Ann', 'Ben', 'Cem', 'Dov', 'Eva', 'Fay'].map((name) => ({ id: name, name }));

it('shows four, then how many more, and names them all', () => {
  const { container } = render(<AvatarGroup people={people} label="Team" />);
  expect(container.textContent).toBe('ABCD+2');
  expect(screen.getByRole('img', { name: 'Team: Ann, Ben, Cem, Dov, Eva, Fay' })).toBeTruthy();
});
