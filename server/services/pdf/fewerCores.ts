import { existsSync, readFileSync } from 'node:fs';

/** Where systems keep the program that starts another one on some processors alone. */
const programs = ['/usr/bin/taskset', '/bin/taskset'];

/** The numbers in a list of Linux's, such as `0-3,8`. */
export function readCores(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const first = Number(from);
    return from === undefined
      ? []
      : Array.from({ length: Math.max(0, Number(to ?? from) - first + 1) }, (_, at) => first + at);
  });
}

/** The half of these processors that work in the background gets; none where there is only one. */
export const backgroundCores = (cores: readonly number[]): number[] =>
  cores.slice(cores.length - Math.floor(cores.length / 2));

function coresOfThisProcess(): number[] {
  try {
    const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1];
    return readCores(list ?? '');
  } catch {
    return [];
  }
}

/**
 * What starts a program on half of the processors that this process may use, so that a call finds one that is free at once instead of
 * waiting until the program gives one up; the program itself where the system has no way to it.
 */
export function onFewerCores(path: string, words: readonly string[]): { path: string; words: string[] } {
  const program = process.platform === 'linux' ? programs.find((one) => existsSync(one)) : undefined;
  const cores = program ? backgroundCores(coresOfThisProcess()) : [];
  return program && cores.length > 0
    ? { path: program, words: ['-c', cores.join(','), path, ...words] }
    : { path, words: [...words] };
}
