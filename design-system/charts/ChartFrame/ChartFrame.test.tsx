import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartTable } from './ChartTable.tsx';
import { useLegend } from './useLegend.ts';

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

  it('offers a PDF where it is told what to say in it, and only of a chart that is there', async () => {
    const paper = { owner: 'Grove', author: 'A gardener', foot: () => '', onMake: () => undefined };
    const frame = (props: Pick<ChartFrameProps, 'paper' | 'state'>) => (
      <ChartFrame title="Trees" fileName="trees" table={table} {...props}>
        {() => <p>drawing</p>}
      </ChartFrame>
    );
    const user = userEvent.setup();
    const { rerender } = render(frame({}));
    const entry = () => screen.queryByRole('menuitem', { name: /Document \(PDF\)/ });
    await user.click(screen.getByRole('button', { name: 'Export chart' }));
    expect(entry()).toBeNull();
    rerender(frame({ paper }));
    expect(entry()?.getAttribute('aria-disabled')).not.toBe('true');
    rerender(frame({ paper, state: { kind: 'loading' } }));
    expect(entry()?.getAttribute('aria-disabled')).toBe('true');
  });

  it('fills the window with the rest of the page inert, until Escape', async () => {
    const { user } = show();
    const other = document.createElement('main');
    document.body.append(other);
    const toasts = document.createElement('section');
    toasts.innerHTML = '<div aria-live="polite"></div>';
    document.body.append(toasts);
    // A menu that was open leaves its place behind.
    await user.click(screen.getByRole('button', { name: 'Export chart' }));
    await user.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Full screen' });
    await user.click(button);
    expect(other.inert).toBe(true);
    expect(toasts.inert).not.toBe(true);
    await user.click(screen.getByRole('button', { name: 'Export chart' }));
    const place = screen.getByRole('menu', { name: 'Export chart' }).closest('section');
    expect(place?.inert).not.toBe(true);
    await user.keyboard('{Escape}');
    button.focus();
    expect(await screen.findByRole('tooltip')).toBeTruthy();
    // The tooltip goes with it: it takes no Escape for itself.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(other.inert).toBe(false);
    expect(screen.getByRole('figure').hasAttribute('data-magnified')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Full screen' }));
    other.remove();
  });

  it('is one tab stop in its legend, with arrows between the entries', async () => {
    const { user } = show();
    const [oak, fir] = within(screen.getByRole('group', { name: 'Trees' })).getAllByRole('button');
    expect([oak?.tabIndex, fir?.tabIndex]).toEqual([0, -1]);
    oak?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(fir);
    expect([oak?.tabIndex, fir?.tabIndex]).toEqual([-1, 0]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(oak);
  });

  it.each([
    ['loading', { kind: 'loading' }, []],
    ['empty', { kind: 'empty', title: 'No trees yet', text: 'Plant one.' }, ['No trees yet']],
    ['error', { kind: 'error', title: "The trees didn't load" }, ["The trees didn't load"]],
  ] as const)('shows that it is %s in place of the chart', (kind, state, words) => {
    render(
      <ChartFrame title="Trees" fileName="trees" table={table} state={state}>
        {() => <p>drawing</p>}
      </ChartFrame>,
    );
    expect(screen.queryByText('drawing')).toBeNull();
    expect(screen.queryAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Trees',
      ...words,
    ]);
    expect(document.querySelector('[aria-busy="true"]') !== null).toBe(kind === 'loading');
    expect(screen.getByRole('button', { name: 'Show as table' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('offers patterns where asked to', async () => {
    render(
      <ChartFrame title="Trees" fileName="trees" table={table} offersPatterns>
        {({ patterned }) => <p>{patterned ? 'hatched' : 'plain'}</p>}
      </ChartFrame>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Patterns' }));
    expect(screen.getByText('hatched')).toBeTruthy();
  });
});

describe('useLegend', () => {
  const members = ['Oak', 'Elm', 'Fir'].map((name, index) => ({ id: name, name, color: index + 1 }));

  function Live() {
    const { legend, isShown } = useLegend('Trees', members);
    return (
      <>
        <ChartLegend {...legend} />
        <output>{members.flatMap(({ id }) => (isShown(id) ? [id] : [])).join(' ')}</output>
      </>
    );
  }
  const shown = () => screen.getByRole('status').textContent;

  it('toggles one, shows one alone with Ctrl, and all again', async () => {
    const user = userEvent.setup();
    render(<Live />);
    const elm = screen.getByRole('button', { name: 'Elm' });
    await user.click(elm);
    expect(shown()).toBe('Oak Fir');
    await user.keyboard('{Control>}');
    await user.click(elm);
    expect(shown()).toBe('Elm');
    await user.click(elm);
    expect(shown()).toBe('Oak Elm Fir');
    await user.keyboard('{/Control}');
  });

  it('never hides the last one', async () => {
    const user = userEvent.setup();
    render(<Live />);
    for (const name of ['Oak', 'Elm', 'Fir']) await user.click(screen.getByRole('button', { name }));
    expect(shown()).toBe('Fir');
  });
});
