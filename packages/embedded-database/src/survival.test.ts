import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import {
  ask,
  directoryOf,
  eventually,
  type Holder,
  keeperOf,
  killHolder,
  newHome,
  ordinaryUser,
  serverOf,
  startHolder,
  stopHolder,
} from './holders.fixture.ts';

const kills = 24;
const enough = 40;

/** Waits until the holder has written more. */
async function writtenMore(holder: Holder): Promise<void> {
  const before = holder.written.length;
  await eventually(() => holder.written.length >= before + enough, 30);
}

describe('kill -9', { timeout: 240_000 }, () => {
  test(`${kills} kills of application, server and keeper in turn lose no acknowledged commit`, async () => {
    const home = newHome();
    const acknowledged: string[] = [];
    let holder = startHolder({ home, writers: 3 });
    for (let kill = 0; kill < kills; kill++) {
      await writtenMore(holder);
      const victim = ['application', 'server', 'application', 'server', 'keeper', 'server'][kill % 6];
      if (victim === 'application') {
        await killHolder(holder);
        acknowledged.push(...holder.written);
        // The next start comes at once, while the keeper still stops the dead holder's server, or a moment
        // later.
        if (kill % 4 === 0) await eventually(() => serverOf(home) === undefined);
        holder = startHolder({ home, writers: 3 });
      } else {
        const find = victim === 'server' ? serverOf : keeperOf;
        let pid: number | undefined;
        // What was written may have been read late, so a server killed before may still be starting again.
        await eventually(() => {
          pid = find(home);
          return pid !== undefined;
        });
        process.kill(pid ?? 0, 'SIGKILL');
      }
    }
    await writtenMore(holder);
    await stopHolder(holder);
    acknowledged.push(...holder.written);

    const database = await startEmbeddedDatabase({ home });
    const rows = await ask(database, 'select id from written');
    const found = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(kills * enough);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await database.stop();
  });
});

describe('an interrupted first start', { timeout: 180_000 }, () => {
  test('leaves nothing that blocks the next start', async () => {
    const user = ordinaryUser();
    for (const delay of [20, 60, 100, 160, 230, 310, 400, 500, 620, 760]) {
      const home = newHome(user);
      // Kill only the application, then also its keeper, in every phase from the lock to the ready server.
      for (const alsoKeeper of [false, true]) {
        const holder = startHolder({ home }, user);
        await new Promise((resolve) => setTimeout(resolve, delay));
        const keeper = existsSync(directoryOf(home)) ? keeperOf(home) : undefined;
        if (alsoKeeper && keeper !== undefined) process.kill(keeper, 'SIGKILL');
        await killHolder(holder);
      }
      const holder = startHolder({ home }, user);
      const database = await holder.database;
      expect(await ask(database, 'select current_database()')).toEqual([{ current_database: 'bellwether' }]);
      await stopHolder(holder);
      expect(readdirSync(directoryOf(home)).filter((name) => name.includes('.init-'))).toEqual([]);
    }
  });
});
