import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartTable } from './ChartTable.tsx';

const table: ChartTable = {
  caption: 'Weights',
  headings: [{ text: 'Tree' }, { text: 'Weight', figure: true }],
  rows: [{ id: 'oak', head: 'Oak', cells: [{ text: '($12)', value: -12 }] }],
};

function show(onToggle = vi.fn<(id: string) => void>()) {
  render(
    <ChartFrame
      title="Weights of trees"
      lead={<b>Oaks are heavy.</b>}
      fileName="weights"
      table={table}
      legend={{
        label: 'Trees',
        entries: [
          { id: 'oak', name: 'Oak', color: 1, shown: true },
          { id: 'fir', name: 'Fir', color: 2, shown: false },
        ],
        onToggle,
      }}
    >
      {({ onTable }) => (
        <button type="button" onClick={onTable}>
          drawing
        </button>
      )}
    </ChartFrame>,
  );
  return { onToggle, user: userEvent.setup() };
}

afterEach(cleanup);

describe('ChartFrame', () => {
  it('is a figure named by its title', () => {
    show();
    expect(screen.getByRole('figure', { name: 'Weights of trees' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Weights of trees');
  });

  it('tells which layers are on, and asks to switch them', async () => {
    const { onToggle, user } = show();
    const legend = within(screen.getByRole('group', { name: 'Trees' }));
    expect(legend.getByRole('button', { name: 'Oak' }).getAttribute('aria-pressed')).toBe('true');
    expect(legend.getByRole('button', { name: 'Fir' }).getAttribute('aria-pressed')).toBe('false');
    await user.click(legend.getByRole('button', { name: 'Fir' }));
    expect(onToggle).toHaveBeenCalledWith('fir');
  });

  it('shows the table twin in place of the drawing, and back', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.queryByText('drawing')).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Oak' })).toBeTruthy();
    expect(screen.getByRole('cell').textContent).toBe('($12)');
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByText('drawing')).toBeTruthy();
    await user.click(screen.getByText('drawing'));
    expect(screen.getByRole('table', { name: 'Weights' })).toBeTruthy();
  });

  it('says why there is no picture of a table', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    await user.click(screen.getByRole('button', { name: 'Export chart' }));
    const picture = screen.getByRole('menuitem', { name: /Picture/ });
    expect(picture.getAttribute('aria-disabled')).toBe('true');
  });

  it('fills the window with the rest of the page inert, until Escape', async () => {
    const { user } = show();
    const other = document.createElement('main');
    document.body.append(other);
    const button = screen.getByRole('button', { name: 'Full screen' });
    await user.click(button);
    expect(other.inert).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Weights of trees' }).hasAttribute('data-magnified')).toBe(
      true,
    );
    await user.keyboard('{Escape}');
    expect(other.inert).toBe(false);
    expect(screen.getByRole('figure').hasAttribute('data-magnified')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Full screen' }));
    other.remove();
  });
});
