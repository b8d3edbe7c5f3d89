// A Chromium for the tests: the one that is there, else Playwright's own, else Debian's. Needs the packages installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadless } from '../tests/support/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The three ways to a browser, for a machine on which none of them went by itself. */
export const browserSentence =
  'The browser tests need Chromium: set CHROMIUM_PATH to one, or run "npx playwright install --with-deps chromium", or install your system\'s (Debian: apt-get install chromium).';

/** A file that is there may still lack the libraries it needs, so it is asked for its version. */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const found = () => {
  const path = findChromium();
  return path && runs(path) ? path : undefined;
};

const show = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Playwright's download, with its progress. It gives up soon where there is no way out of the machine. */
const download = () =>
  show(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Without questions, and without a long wait on a machine that reaches nothing. */
const apt = (...args) =>
  show('apt-get', [...args, '-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
const install = (name) => apt('install', '-y', '--no-install-recommends', '--no-remove', name);

/** Debian's package, where this process may install it. */
function installPackage() {
  if (!mayInstall()) return;
  apt('update');
  install('chromium');
}

/**
 * The shell without a window beside Debian's Chromium: it takes a quarter less time where nothing is pictured. Of the very
 * same version, so that nothing else changes; without it, the tests run in the Chromium that is there.
 */
function installShell() {
  if (!mayInstall() || findHeadless() !== findChromium()) return;
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], {
    encoding: 'utf8',
  });
  if (status !== 0) return;
  const shell = `chromium-headless-shell=${stdout}`;
  console.log('Installing chromium-headless-shell, in which the journeys take a quarter less time …');
  if (!install(shell) && apt('update')) install(shell);
}

/** Path of a Chromium that runs, fetched where there is none; undefined where it could not be had. */
export function ensureChromium() {
  const present = found();
  // A path that somebody set is meant: another browser would hide that it is wrong.
  if (process.env.CHROMIUM_PATH) return present;
  if (!present) fetchChromium();
  installShell();
  return found();
}

function fetchChromium() {
  console.log('No Chromium on this machine: downloading the one of Playwright …');
  download();
  if (!found()) {
    console.log('That did not give one that runs: trying the package of the system …');
    installPackage();
  }
}
