// Steps that two starts in one folder must not do at once: whoever comes second waits.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** No step takes longer: a lock that is older was left by a process whose number another one has by now. */
const oldest = 15 * 60_000;
/** A lock is made and filled within this. */
const filledWithin = 5_000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Whether the process that made a lock still holds it; one that was killed holds none. */
function isHeld(file) {
  let age;
  let holder;
  try {
    age = Date.now() - statSync(file).mtimeMs;
    holder = Number(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
  if (holder === 0) return age < filledWithin;
  if (age > oldest) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes the lock of this name in a folder, after whoever has it; answers what gives it back. */
export function takeLock(folder, name, onWait = () => undefined) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  let isTold = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isTold) onWait();
    isTold = true;
    Atomics.wait(pause, 0, 0, 100);
  }
}
