import { expect, it } from 'vitest';
import { readChangelog } from './changelog.ts';

it('reads versions and what each brought', () => {
  const text =
    '# Changelog\n\nWords before.\n\n## 0.2.0\n\n- One `thing`\n  over two lines.\n- Another.\n\n## 0.1.0\n';
  expect(readChangelog(text)).toEqual([
    { title: '0.2.0', changes: ['One thing over two lines.', 'Another.'] },
    { title: '0.1.0', changes: [] },
  ]);
  expect(readChangelog('')).toEqual([]);
});
