// Loaded into a server that is measured: says on SIGUSR2 how its loop was held since it was asked last, and what its threads took.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let cpu = process.cpuUsage();
  let busy = performance.eventLoopUtilization();
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage(cpu);
    const heldMs = delay.percentile(99) / 1e6;
    const { utilization } = performance.eventLoopUtilization(busy);
    const mb = Object.fromEntries(
      Object.entries(process.memoryUsage()).map(([name, bytes]) => [name, Math.round(bytes / 2 ** 20)]),
    );
    console.log(
      `watchLoop ${JSON.stringify({ heldMs, busy: utilization, threadsMs: (user + system) / 1000, mb })}`,
    );
    delay.reset();
    cpu = process.cpuUsage();
    busy = performance.eventLoopUtilization();
  });
}
