import { Client } from 'pg';
import { startEmbeddedDatabase } from './embedded-database.ts';

// The tests' stand-in for the application: it uses a home's database, writes if asked to, and is killed. It
// prints one JSON object per line: {"database"} once, {"written"} for each acknowledged commit, {"note"} for
// the log.

const { home, writers = 0, ...options } = JSON.parse(process.argv[2] ?? '');
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const database = await startEmbeddedDatabase({ ...options, home, log: (note) => print({ note }) });
let ending = false;
const end = async () => {
  ending = true;
  await database.stop();
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
print({ database });
// Keep running while the test has the other end of the pipe open.
process.stdin.resume();

for (let writer = 0; writer < writers; writer++) void write(`${process.pid}.${writer}`);

async function write(name: string): Promise<void> {
  for (let number = 0, client: Client | undefined; !ending; ) {
    try {
      client ??= await connected();
      await client.query('insert into written (id) values ($1)', [`${name}.${number}`]);
      print({ written: `${name}.${number}` });
    } catch (error) {
      // The server was killed: the statement in flight may have committed or not, so do not use its number
      // again.
      print({ note: String(error) });
      await client?.end();
      client = undefined;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    number += 1;
  }
}

async function connected(): Promise<Client> {
  const client = new Client(database);
  // A killed server is expected here, and the next query fails too.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists written (id text primary key)');
  return client;
}
