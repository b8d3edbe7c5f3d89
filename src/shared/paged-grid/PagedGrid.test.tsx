import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PagedGrid, type PagedGridProps } from './PagedGrid.tsx';

interface Tower {
  id: number;
  name: string;
}

const towers = [
  { id: 1, name: 'Cedar' },
  { id: 2, name: 'Harbor' },
];
let width = 1400;
beforeEach(() => {
  width = 1400;
  // Emulators measure nothing; the grid draws rows only where there is height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: width < 640 }) as MediaQueryList,
  );
});

function show(props: Partial<PagedGridProps<Tower>>) {
  const onChange = vi.fn();
  render(
    <PagedGrid
      label="Towers"
      columns={[
        { id: 'name', title: 'Name', width: 200, value: ({ name }) => name, render: ({ name }) => name },
        { id: 'number', title: 'Number', width: 100, render: ({ id }) => `No. ${id}` },
      ]}
      rowKey={({ id }) => String(id)}
      page={{ count: 2, results: towers }}
      failure={null}
      filters={{ sort: [], offset: 0 }}
      size={50}
      onChange={onChange}
      narrowed={undefined}
      empty="No towers yet"
      {...props}
    />,
  );
  return onChange;
}
const pages = () => screen.queryByRole('navigation', { name: 'Pages' });
const nothing = { count: 0, results: [] };

describe('a paged grid', () => {
  it('asks for another order, and not for the one that it has', async () => {
    const onChange = show({ filters: { sort: [{ column: 'name', direction: 'asc' }], offset: 0 } });
    await userEvent.click(screen.getByRole('columnheader', { name: /Name/ }));
    expect(onChange.mock.calls).toEqual([[{ sort: [{ column: 'name', direction: 'desc' }] }]]);
  });

  it('keeps its columns while rows are on their way, and says why they do not come', () => {
    show({ page: undefined });
    expect(screen.getByRole('columnheader', { name: /Name/ })).toBeTruthy();
    expect(screen.queryByText('No towers yet')).toBeNull();
    show({ page: undefined, failure: 'Towers could not be loaded' });
    expect(screen.getByText('Towers could not be loaded')).toBeTruthy();
  });

  it('tells nothing yet from nothing left by the filters, and ends those', async () => {
    const onClear = vi.fn();
    show({ page: nothing });
    expect(screen.getByText('No towers yet')).toBeTruthy();
    show({ page: nothing, narrowed: { text: 'No tower matches the search.', onClear } });
    expect(screen.getByText("Your filters didn't return any results")).toBeTruthy();
    expect(screen.getByText('No tower matches the search.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it.each([
    ['as many as a page holds', 50, 0, false],
    ['more than a page holds', 51, 0, true],
    ['few by now, looked at from a later page', 2, 50, true],
  ])('has pages of one size only where there are several: %s', (_case, count, offset, has) => {
    show({ page: { count, results: towers }, filters: { sort: [], offset } });
    expect(pages() !== null).toBe(has);
  });

  it('goes a page on without asking for another size', async () => {
    const onChange = show({ page: { count: 120, results: towers } });
    await userEvent.click(screen.getByRole('button', { name: /next/i }));
    expect(onChange).toHaveBeenCalledWith({ offset: 50 });
  });

  it('always offers sizes where there are several, and asks for the chosen one', async () => {
    const onChange = show({ size: { of: [10, 25], limit: 10 } });
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: '25 rows' }));
    expect(onChange).toHaveBeenCalledWith({ offset: 0, limit: 25 });
  });

  it('has one column on a phone where cards stand for its rows', () => {
    width = 390;
    show({});
    expect(screen.getByText('No. 1')).toBeTruthy();
    cleanup();
    show({ hasCards: true });
    expect(screen.queryByText('No. 1')).toBeNull();
  });
});
