// Looks at every example of the catalogue. `npm run test:visual -- --update` keeps what it sees as the new pictures; other words go to Playwright.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=visual',
    '--workers=2',
    ...words.filter((word) => word !== '--update'),
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, ...(words.includes('--update') ? { UPDATE_PICTURES: '1' } : {}) },
  },
);
process.exit(status ?? 1);
