import { describe, expect, it } from 'vitest';
import type { Template } from '../templateQueries.ts';
import { countChanges, newLine, toDraft, toPatch } from './templateDraft.ts';

const line = (name: string, value: number) => ({
  name,
  kind: 'percent_compound' as const,
  value,
  is_on: true,
  items_inherit: true,
  display: 'separated' as const,
});
const template: Template = {
  id: 1,
  name: 'Hard bid',
  group_name: 'Building',
  is_default: false,
  lines: [line('Overhead', 8.5), line('Fee', 3.5)],
  updated_at: '2026-10-12T09:00:00.000Z',
  version: 1,
};
const start = toDraft(template);

describe('a template while it is edited', () => {
  it.each([
    ['nothing', start, {}, 0],
    ['its name', { ...start, name: 'Bid' }, { name: 'Bid' }, 1],
    [
      'the default, and its group',
      { ...start, is_default: true, group_name: '' },
      { is_default: true, group_name: '' },
      2,
    ],
  ])('says that %s changed', (_what, draft, patch, count) => {
    expect(toPatch(draft, start)).toEqual(patch);
    expect(countChanges(draft, start)).toBe(count);
  });

  it('sends its lines whole, and counts those that differ', () => {
    const [first, second] = start.lines;
    if (!first || !second) throw new Error('The template has two lines.');
    const dearer = { ...start, lines: [first, { ...second, value: 4 }] };
    expect(toPatch(dearer, start)).toEqual({ lines: [line('Overhead', 8.5), line('Fee', 4)] });
    expect(countChanges(dearer, start)).toBe(1);
    expect(countChanges({ ...start, lines: [second, first] }, start)).toBe(1);
    expect(countChanges({ ...start, lines: [second] }, start)).toBe(1);
    expect(countChanges({ ...start, lines: [...start.lines, newLine(), newLine()] }, start)).toBe(2);
    expect(toPatch({ ...start, lines: [{ ...first, value: null }] }, start).lines?.[0]?.value).toBe(0);
  });
});
