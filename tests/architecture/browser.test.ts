import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

/** Where the tests may install a package: as in a container of Debian's. */
const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

describe.runIf(mayInstall)('the browsers of the tests, on a machine with a Chromium of Debian', () => {
  let machine = '';
  const file = (name: string) => join(machine, name);
  const put = (name: string, does: string) =>
    writeFileSync(file(name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  /** What apt-get was asked for, and which browsers are taken, with and without pictures. */
  const ensure = (env: Record<string, string> = {}) => {
    const said = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { ensureChromium } from './tools/browser.mjs';
        import { findHeadless } from './tests/support/chromium.mjs';
        console.log(JSON.stringify([ensureChromium(), findHeadless()]));`,
      ],
      { cwd: root, encoding: 'utf8', stdio: 'pipe', env: { PATH: machine, ...env } },
    );
    const asked = existsSync(file('asked')) ? readFileSync(file('asked'), 'utf8').trim().split('\n') : [];
    return { taken: JSON.parse(said.trim().split('\n').at(-1) ?? '') as string[], asked };
  };

  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), 'quoin-machine-'));
    put('chromium', 'exit 0');
    put('dpkg-query', 'printf 9.8-deb');
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  it('get the shell of the very same version, once', () => {
    put('apt-get', `echo "$1 $5" >> ${file('asked')}; : > ${file('chromium-headless-shell')}`);
    const first = ensure();
    expect(first.taken).toEqual([file('chromium'), file('chromium-headless-shell')]);
    expect(first.asked).toEqual(['install chromium-headless-shell=9.8-deb']);
    expect(ensure()).toEqual(first);
  });

  it('do without it where it cannot be had', () => {
    put('apt-get', `echo "$1" >> ${file('asked')}; exit 100`);
    expect(ensure()).toEqual({ taken: [file('chromium'), file('chromium')], asked: ['install', 'update'] });
  });

  it('are the one that somebody named', () => {
    put('apt-get', `echo "$1" >> ${file('asked')}`);
    const named = file('chromium');
    expect(ensure({ CHROMIUM_PATH: named })).toEqual({ taken: [named, named], asked: [] });
  });
});
