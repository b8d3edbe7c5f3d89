import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

const pageBytes = 4096;
const megabyte = 1_048_576;

const read = (path: string): Promise<string> => readFile(path, 'latin1').catch(() => '');

const isId = (name: string): boolean => /^\d+$/.test(name);

/** Every process there is at this moment; empty where the system does not tell. */
export function everyProcess(): ReadonlySet<string> {
  return new Set(process.platform === 'linux' ? readdirSync('/proc').filter(isId) : []);
}

/** The process group of a process; undefined where it is gone. */
async function groupOf(id: string): Promise<number | undefined> {
  const stat = await read(`/proc/${id}/stat`);
  // Behind the name, which stands in brackets and may hold anything: state, parent, group, ...
  const field = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2];
  return field === undefined ? undefined : Number(field);
}

/** Bytes that a process holds, with all that it shares with others. */
async function residentBytes(id: string): Promise<number> {
  const pages = (await read(`/proc/${id}/statm`)).split(' ')[1];
  return Number(pages ?? 0) * pageBytes;
}

/** The same, what it shares counted by its part; slow, since Linux walks through all of its pages. */
async function ownBytes(id: string): Promise<number> {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(await read(`/proc/${id}/smaps_rollup`))?.[1];
  return kilobytes === undefined ? residentBytes(id) : Number(kilobytes) * 1024;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Whether a process group holds more than so many megabytes, from Linux's own books; false on other systems. It is asked several
 * times a second: processes that were there `before` are none of the group's, those of others are looked at once, and parts are worked
 * out only where the whole is too much.
 */
export function groupMemory(
  group: number | undefined,
  before: ReadonlySet<string> = new Set(),
): (megabytes: number) => Promise<boolean> {
  if (process.platform !== 'linux' || group === undefined) return async () => false;
  let others = before;
  return async (megabytes) => {
    const all = (await readdir('/proc')).filter(isId);
    const mayBelong = all.filter((id) => !others.has(id));
    const groups = await Promise.all(mayBelong.map(groupOf));
    const members = mayBelong.filter((_, index) => groups[index] === group);
    // A number that is free again may go to one of ours.
    const ours = new Set(members);
    others = new Set(all.filter((id) => !ours.has(id)));
    const limit = megabytes * megabyte;
    if (sum(await Promise.all(members.map(residentBytes))) <= limit) return false;
    return sum(await Promise.all(members.map(ownBytes))) > limit;
  };
}
