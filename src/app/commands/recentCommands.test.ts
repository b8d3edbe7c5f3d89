import { expect, it } from 'vitest';
import { addRecent, recentCommands, recentSlot, withOpened, type RecentCommand } from './recentCommands.ts';

const recent = (id: string, href = ''): RecentCommand => ({ id, label: id, detail: '', href });
const toProject = (one: RecentCommand) => ({ id: one.id, label: one.label, group: 'Projects' });

it('puts the latest first, each once, and forgets the oldest', () => {
  const nine = Array.from({ length: 9 }, (_, number) => recent(`c${number}`));
  const added = addRecent(nine.slice(0, 8), { id: 'c3', label: 'c3', group: 'Go to' });
  expect(added.map(({ id }) => id)).toEqual(['c3', 'c0', 'c1', 'c2', 'c4', 'c5', 'c6', 'c7']);
  expect(addRecent(nine, { id: 'new', label: 'new', group: 'Go to' })).toHaveLength(8);
});

it('adds what was opened elsewhere, each once, as far as there is room', () => {
  const added = withOpened(
    [recent('go-risks'), recent('project-1')],
    [recent('project-1'), recent('item-5')],
  );
  expect(added.map(({ id }) => id)).toEqual(['go-risks', 'project-1', 'item-5']);
  const many = Array.from({ length: 9 }, (_, number) => recent(`project-${number}`));
  expect(withOpened([recent('go-risks')], many)).toHaveLength(8);
});

it('offers only what is still offered, projects and items', () => {
  const offered = [{ id: 'go-risks', label: 'Risk Register', group: 'Go to' }];
  const kept = [
    recent('go-risks'),
    recent('go-estimate', '/projects/7/estimate'),
    recent('project-1', '/projects/1'),
    recent('item-5', '/projects/1/foresite?itemDetailsId=5'),
  ];
  expect(recentCommands(kept, offered, toProject).map(({ label }) => label)).toEqual([
    'Risk Register',
    'project-1',
    'item-5',
  ]);
});

it.each([
  [undefined, 0],
  ['x', 0],
  [[null, 5, { id: 'a' }], 0],
  [[recent('project-1', 'https://evil.example')], 0],
  [[recent('project-1', '//evil.example')], 0],
  [[recent('project-1', 'javascript:alert(1)')], 0],
  [[recent('project-1', '/projects/1'), recent('theme')], 2],
  [[{ ...recent('a'), label: 'x'.repeat(500) }], 0],
])('reads %j as %d commands', (stored, count) => expect(recentSlot.parse(stored)).toHaveLength(count));
