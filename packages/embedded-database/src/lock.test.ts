import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockHolder, takeLock } from './lock.ts';
import { processFacts } from './process-table.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync('/tmp/bellwether-lock-');
  path = join(folder, 'keeper.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock', () => {
  test('has one holder, shows its address, and is free again after release', () => {
    const lock = takeLock(path);
    expect(lock?.publish('/somewhere')).toBe(true);
    expect(lockHolder(path)).toMatchObject({ pid: process.pid, address: '/somewhere' });
    expect(takeLock(path)).toBeUndefined();
    lock?.release();
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a dead process is taken over', async () => {
    const child = spawn('true');
    await new Promise((resolve) => child.on('close', resolve));
    writeFileSync(path, JSON.stringify({ pid: child.pid, start: '1', address: null }));
    expect(takeLock(path)).toBeDefined();
  });

  test("of a dead process whose pid is now another process's is taken over", () => {
    writeFileSync(path, JSON.stringify({ pid: process.ppid, start: 'long ago', address: null }));
    expect(lockHolder(path)).toBeUndefined();
    expect(takeLock(path)).toBeDefined();
  });

  test('of a living process stays', () => {
    const start = processFacts(process.ppid)?.start;
    writeFileSync(path, JSON.stringify({ pid: process.ppid, start, address: null }));
    expect(takeLock(path)).toBeUndefined();
    expect(lockHolder(path)?.pid).toBe(process.ppid);
  });

  test('that a crash left unreadable is taken over', () => {
    writeFileSync(path, '{"pid":');
    expect(takeLock(path)).toBeDefined();
  });

  test('is not written again once lost', () => {
    const lock = takeLock(path);
    writeFileSync(
      path,
      JSON.stringify({ pid: process.ppid, start: processFacts(process.ppid)?.start, address: null }),
    );
    expect(lock?.publish('/somewhere')).toBe(false);
    lock?.release();
    expect(lockHolder(path)?.pid).toBe(process.ppid);
  });

  test('left by a dead process goes to exactly one of eight concurrent callers', async () => {
    writeFileSync(path, JSON.stringify({ pid: 999_999_999, start: '1', address: null }));
    // Every process stays alive until all have answered: a winner that ends would leave a dead lock for the
    // slowest.
    const program = `
      const { takeLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
      while (Date.now() < Number(process.argv[2])) {}
      process.stdout.write(takeLock(process.argv[1]) ? 'won' : 'lost');
      process.stdin.resume();`;
    const at = String(Date.now() + 1_500);
    const children = Array.from({ length: 8 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program, path, at]),
    );
    const answers = await Promise.all(
      children.map(
        (child) =>
          new Promise<string>((resolve) => child.stdout.once('data', (told) => resolve(String(told)))),
      ),
    );
    for (const child of children) child.stdin.end();
    expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'lost')).toHaveLength(7);
  });
});
