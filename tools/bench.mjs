// Benchmarks, as ratios taken in one run: absolute figures of a shared machine mean nothing. `npm run bench -- hostile [seconds]` attacks a server
// while an ordinary company works; seconds are those of each attack.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' });
const [kind, ...more] = process.argv.slice(2);
const words =
  kind === 'hostile'
    ? ['tests/bench/hostile.ts', ...more]
    : ['tests/bench/productBench.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
