import { expect, it } from 'vitest';
import { gridKeys } from '#design-system/grid/editing/gridKeys.ts';
import { gridSections } from './gridSections.ts';

it('tells every key of the grid, as it is printed', () => {
  const rows = gridSections.flatMap((section) => section.rows);
  expect(rows).toHaveLength(gridKeys.length);
  expect(rows).toContainEqual({ keys: 'Mod+Shift+Arrows', does: expect.stringContaining('edge') });
  expect(rows).toContainEqual({ keys: 'Mod+Y or Mod+Shift+Z', does: 'Redo' });
  expect(rows.map(({ keys }) => keys).join()).not.toMatch(/Arrow[UDLR]|Escape|Ctrl/);
});
