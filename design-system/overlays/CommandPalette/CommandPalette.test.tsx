import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { CommandPalette, type CommandPaletteProps, type PaletteCommand } from './CommandPalette.tsx';

afterEach(() => vi.useRealTimers());

const run = vi.fn<(id: string) => void>();
const command = (id: string, label: string, rest: Partial<PaletteCommand> = {}): PaletteCommand => ({
  id,
  label,
  group: 'Go to',
  onRun: () => run(id),
  ...rest,
});
const commands = [
  command('projects', 'Projects', { keys: 'G then P', href: '/projects' }),
  command('risks', 'Risk Register'),
  command('blocked', 'Approve the scenario', { group: 'Actions', disabledReason: 'Nothing is in focus' }),
  command('theme', 'Change the theme', {
    group: 'Actions',
    step: { title: 'Change the theme', placeholder: 'Choose a theme', commands: [command('dark', 'Dark')] },
  }),
];

function show(props: Partial<CommandPaletteProps> = {}) {
  run.mockReset();
  const onClose = vi.fn();
  const onChoose = vi.fn();
  render(<CommandPalette commands={commands} onChoose={onChoose} {...props} onClose={onClose} />);
  return { onClose, onChoose };
}
const input = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

it('starts in its line, offers groups by name and tells which row the keys are on', async () => {
  show({ recent: [command('p1', 'Cedar Ridge', { detail: 'Project' })] });
  expect(document.activeElement).toBe(input());
  expect(screen.getByRole('dialog', { name: 'Search or jump to' }).getAttribute('aria-modal')).toBe('true');
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
  expect(groups.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Recent',
    'Go to',
    'Actions',
  ]);
  expect(activeOption()).toContain('Cedar Ridge');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toContain('Risk Register');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(activeOption()).toContain('Change the theme');
});

it('runs what Enter is pressed on, and closes first', async () => {
  const { onClose, onChoose } = show();
  await userEvent.keyboard('risk{Enter}');
  expect(run).toHaveBeenCalledWith('risks');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: 'risks' });
});

it('opens an address in a new tab with Ctrl+Enter', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  show();
  await userEvent.keyboard('proj{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/projects', '_blank', 'noopener');
  expect(run).not.toHaveBeenCalled();
});

it('says why something cannot start, and does not start it', async () => {
  const { onClose } = show();
  await userEvent.keyboard('approve');
  expect(screen.getByRole('option').textContent).toContain('Nothing is in focus');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('option'));
  expect(run).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('asks for what a command needs in a second step; Escape and Backspace lead back', async () => {
  const { onClose } = show();
  await userEvent.keyboard('theme{Enter}');
  expect(input().getAttribute('placeholder')).toBe('Choose a theme');
  expect(options()[0]).toContain('Dark');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(input().getAttribute('placeholder')).toBe('Search or jump to');
  await userEvent.keyboard('theme{Enter}');
  await userEvent.keyboard('{Backspace}');
  expect(input().getAttribute('placeholder')).toBe('Search or jump to');
  await userEvent.keyboard('theme{Enter}{Enter}');
  expect(run).toHaveBeenCalledWith('dark');
  expect(onClose).toHaveBeenCalledOnce();
});

it('narrows by a sign', async () => {
  show({ prefixes: [{ sign: '>', label: 'Actions', groups: ['Actions'] }] });
  await userEvent.keyboard('>');
  expect(options()).toHaveLength(2);
  await userEvent.keyboard('theme');
  expect(options()).toHaveLength(1);
});

it('says when nothing answers', async () => {
  show();
  await userEvent.keyboard('xyzzy');
  expect(screen.getByText('No results for "xyzzy".')).toBeTruthy();
  expect(input().getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowUp}');
  expect(run).not.toHaveBeenCalled();
});

it('shows the answer to the last question only, whichever comes first', async () => {
  vi.useFakeTimers();
  const type = (text: string) => {
    fireEvent.change(input(), { target: { value: text } });
    act(() => void vi.advanceTimersByTime(200));
    return act(() => Promise.resolve());
  };
  const answers = new Map<string, (found: PaletteCommand[]) => void>();
  const signals = new Map<string, AbortSignal>();
  const find = (text: string, signal: AbortSignal) =>
    new Promise<readonly PaletteCommand[]>((resolve) => {
      signals.set(text, signal);
      answers.set(text, resolve);
    });
  show({ sources: [{ group: 'Projects', find }] });
  const answer = (text: string, label: string) =>
    act(async () => {
      answers.get(text)?.([command(label, label, { group: 'Projects' })]);
      await Promise.resolve();
    });
  await type('c');
  expect(answers.size).toBe(0);
  await type('ce');
  expect(screen.getByText('Searching')).toBeTruthy();
  await type('ced');
  expect([...answers.keys()]).toEqual(['ce', 'ced']);
  expect(signals.get('ce')?.aborted).toBe(true);
  await answer('ced', 'Cedar Ridge');
  await answer('ce', 'Late answer');
  expect(options().join()).toContain('Cedar Ridge');
  expect(options().join()).not.toContain('Late answer');
});

it('tells of a search that failed and tries again', async () => {
  const find = vi
    .fn<() => Promise<PaletteCommand[]>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([command('p2', 'Xanadu House', { group: 'Projects' })]);
  show({ commands: [], sources: [{ group: 'Projects', find }] });
  await userEvent.keyboard('xan');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Projects could not be searched. Check the connection and try again.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Xanadu House/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives the focus back when it closes', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Search
        </button>
        {open ? <CommandPalette commands={commands} onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});
