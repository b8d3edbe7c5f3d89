import { expect, it } from 'vitest';
import { readChangelog } from './changelog.ts';

it('reads versions and what each brought, part by part', () => {
  const text = `# Changelog

Words before.

## 0.2.0

- Before any part.

### Estimate

- One \`thing\`
  over two lines.
- Another.

### \`Items\`

## 0.1.0
`;
  expect(readChangelog(text)).toEqual([
    {
      title: '0.2.0',
      parts: [
        { title: '', changes: ['Before any part.'] },
        { title: 'Estimate', changes: ['One thing over two lines.', 'Another.'] },
        { title: 'Items', changes: [] },
      ],
    },
    { title: '0.1.0', parts: [] },
  ]);
  expect(readChangelog('')).toEqual([]);
});
