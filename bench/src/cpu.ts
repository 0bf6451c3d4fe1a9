import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Processor time in nanoseconds, by thread or process. */
export type CpuTimes = ReadonlyMap<string, number>;

/**
 * Returns the processor time of every thread of these processes, from the kernel's scheduler (Linux only). An
 * ended process has none.
 */
export function cpuTimes(pids: readonly number[]): CpuTimes {
  const times = new Map<string, number>();
  for (const pid of pids) {
    for (const thread of threadsOf(pid)) {
      const text = readOrNothing(`/proc/${pid}/task/${thread}/schedstat`);
      if (text !== undefined) times.set(`${pid}/${thread}`, Number(text.split(' ', 1)[0]));
    }
  }
  return times;
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch (error) {
    return gone(error, []);
  }
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return gone(error, undefined);
  }
}

/** A process may end between two reads. */
function gone<T>(error: unknown, instead: T): T {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ESRCH') return instead;
  throw error;
}

/** Returns the milliseconds on processors between two readings; a new process counts from zero. */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  let nanoseconds = 0;
  for (const [thread, time] of after) nanoseconds += time - (before.get(thread) ?? 0);
  return nanoseconds / 1e6;
}

/** Returns a process's memory in bytes: now, and at its peak. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  return { now: kilobytes('VmRSS') * 1024, most: kilobytes('VmHWM') * 1024 };
}

/** Makes the present memory of a process its peak, so that the next peak is of what follows. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
