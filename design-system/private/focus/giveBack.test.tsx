import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { giveBack } from './giveBack.ts';

const draw = (active: number) =>
  render(
    <div role="grid" aria-label="Risks">
      {['R-001', 'R-002'].map((name, row) => (
        <div key={name} role="row">
          <div role="gridcell" data-cell={0} tabIndex={row === active ? 0 : -1}>
            {name}
            <button type="button">{`Actions of ${name}`}</button>
          </div>
        </div>
      ))}
    </div>,
  );
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

it('gives the focus of a grid to its active cell, also where the element shows another row by now', () => {
  draw(1);
  giveBack(cell(/^R-001/));
  expect(document.activeElement).toBe(cell(/^R-002/));
  giveBack(screen.getByRole('button', { name: 'Actions of R-001' }));
  expect(document.activeElement).toBe(cell(/^R-002/));
});

it('gives it to the control itself where its row stands as it stood', () => {
  draw(0);
  giveBack(screen.getByRole('button', { name: 'Actions of R-001' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions of R-001' }));
});
