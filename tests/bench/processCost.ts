import { readFileSync, writeFileSync } from 'node:fs';

/** Milliseconds of one tick of the system's accounting. */
const tick = 10;

/** CPU time of a process so far in milliseconds; undefined where the system does not tell. */
export function cpuTime(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return undefined;
  }
}

/** Peak resident memory of a process in MB; undefined where the system does not tell. */
export function peakMemory(pid: number | undefined): number | undefined {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Number(line[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** Resident memory of a process now in MB; undefined where the system does not tell. */
export function residentMemory(pid: number | undefined): number | undefined {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Number(line[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** Lets the peak of a process begin anew, where the system can. */
export function forgetPeak(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Then the peak stays that of its whole life.
  }
}
