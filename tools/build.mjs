// Builds the app into dist/client and the server into dist/server, each only when its sources changed.
// Also tells `start` whether a build is due, so it loads no build tool when there is nothing to do.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = ['domain', 'openapi/generated', 'package.json', 'package-lock.json', 'tools/build.mjs'];
const parts = {
  client: {
    sources: [
      'src',
      'design-system',
      'public',
      'index.html',
      'catalogue.html',
      'vite.config.ts',
      'tools/packageParts.ts',
      'tools/doors.ts',
      'tools/leanPackages.ts',
      ...shared,
    ],
    make: buildClient,
  },
  server: { sources: ['server', ...shared], make: buildServer },
};

async function buildClient() {
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn', configFile: join(root, 'vite.config.ts') });
}

async function buildServer() {
  const { build } = await import('esbuild');
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    // Workbooks, schedules and documents are read, hard ranges found and estimates compared in threads of their own, which start from files beside the server's.
    entryPoints: {
      main: 'server/main.ts',
      sheetWorker: 'server/services/sheets/sheetWorker.ts',
      scheduleWorker: 'server/services/schedules/scheduleWorker.ts',
      documentWorker: 'server/services/documents/documentWorker.ts',
      pdfWorker: 'server/services/pdf/pdfWorker.ts',
      svgWorker: 'server/services/files/svgWorker.ts',
      rangeWorker: 'server/services/ranges/rangeWorker.ts',
      differenceWorker: 'server/services/differences/differenceWorker.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** All files below a path, in a fixed order; tests and migrations are not part of a build. */
function filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesOf(join(path, entry.name)));
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    return /\.test\.tsx?$|\.sql$/.test(path) ? [] : [path];
  }
}

function stampOf(part) {
  const hash = createHash('sha256');
  for (const path of parts[part].sources.flatMap(filesOf))
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

const stampFile = (part) => join(root, 'dist', `${part}.stamp`);

/** Parts whose sources differ from what was built last, each with its new stamp. */
export function staleParts() {
  return Object.keys(parts)
    .map((part) => ({ part, stamp: stampOf(part) }))
    .filter(
      ({ part, stamp }) => !existsSync(stampFile(part)) || readFileSync(stampFile(part), 'utf8') !== stamp,
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV ??= 'production';
  // Two builds at once would delete each other's files. Who waited finds built what the first one built.
  const release = takeLock(join(root, 'dist'), 'build', () =>
    console.log('Another start is building in this folder. Waiting for it …'),
  );
  try {
    for (const { part, stamp } of staleParts()) {
      const started = Date.now();
      rmSync(stampFile(part), { force: true });
      await parts[part].make();
      writeFileSync(stampFile(part), stamp);
      console.log(`Built the ${part} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    }
  } finally {
    release();
  }
}
