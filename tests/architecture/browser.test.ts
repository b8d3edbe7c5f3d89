import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserSentence } from '../../tools/browser.mjs';
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

describe('the browsers of the tests, on a machine without any', () => {
  let machine = '';
  const file = (name: string) => join(machine, name);
  const put = (name: string, does: string) =>
    writeFileSync(file(name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  /** Which ways were gone, in their order, and what was found in the end. */
  const ensure = (env: Record<string, string> = {}) => {
    const said = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { ensureChromium } from './tools/browser.mjs';
        console.log(JSON.stringify(ensureChromium() ?? null));`,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
        env: {
          PATH: machine,
          PLAYWRIGHT_BROWSERS_PATH: file('browsers'),
          // Nothing answers there: the download is tried and given up, as on a machine without a way out.
          PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
          ...env,
        },
      },
    );
    const ways = [...said.matchAll(/downloading the one of Playwright|trying the package of the system/g)];
    const asked = existsSync(file('asked')) ? readFileSync(file('asked'), 'utf8').trim().split('\n') : [];
    return {
      ways: ways.map(([way]) => way),
      asked,
      taken: JSON.parse(said.trim().split('\n').at(-1) ?? '') as string | null,
    };
  };

  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), 'quoin-machine-'));
    put('dpkg-query', 'exit 1');
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  it('are downloaded, else the package of the system where that may be installed, else missing', () => {
    const chromium = file('chromium');
    put(
      'apt-get',
      `echo "$1" >> ${file('asked')}
      [ "$1" = install ] && printf '#!/bin/sh\\nexit 0\\n' > ${chromium} && /bin/chmod 755 ${chromium}`,
    );
    const { ways, asked, taken } = ensure();
    expect(ways).toEqual(['downloading the one of Playwright', 'trying the package of the system']);
    expect(asked).toEqual(mayInstall ? ['update', 'install'] : []);
    expect(taken).toBe(mayInstall ? chromium : null);
  });

  it('are missed, not replaced, where somebody named one that is not there', () => {
    const { ways, taken } = ensure({ CHROMIUM_PATH: file('nowhere') });
    expect([ways, taken]).toEqual([[], null]);
  });

  it('are asked for in one sentence with all three ways', () => {
    for (const way of ['CHROMIUM_PATH', 'npx playwright install', 'apt-get install chromium'])
      expect(browserSentence).toContain(way);
    expect(browserSentence.split('. ')).toHaveLength(1);
  });
});
