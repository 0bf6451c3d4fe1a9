import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoPassword, signInDemo } from './cluster-load.ts';
import type { MailCatcher } from './cluster-mail.ts';
import type { NodePlace, Nodes } from './cluster-nodes.ts';
import type { Cluster } from './cluster-programs.ts';
import type { Bars, Extra } from './cluster-table.ts';

/** What the cases act on. */
export interface Stage {
  readonly cluster: Cluster;
  readonly nodes: Nodes;
  readonly mails: MailCatcher;
  readonly cellOne: readonly NodePlace[];
  readonly cellTwo: NodePlace;
  /** The address of the load balancer. */
  readonly front: string;
  /** Runs a statement as the owner of cell one's database. */
  ask(statement: string): Promise<readonly Record<string, unknown>[]>;
}

export interface Case extends Bars {
  readonly name: string;
  /** Whether writes run meanwhile; their figures are in the table. */
  readonly isLoaded: boolean;
  /** Whether the company lives in cell two afterwards. */
  readonly moves?: true;
  readonly act: (stage: Stage) => Promise<Extra | undefined>;
}

const settle = 5_000;
/** A dead node's work starts again after a minute of silence, and the search for it and a pause. */
const deadNode = 150_000;
const none = async (pause: number): Promise<undefined> => void (await wait(pause));

export const cases: readonly Case[] = [
  {
    name: 'nothing happens',
    isLoaded: true,
    mostSeconds: 1,
    mostFailed: 0,
    act: () => none(settle),
  },
  { name: 'a node is killed', isLoaded: true, mostSeconds: 1, act: killNode },
  {
    name: 'a rolling restart, node by node',
    isLoaded: true,
    mostSeconds: 1,
    mostFailed: 0,
    act: async ({ nodes, cellOne }) => void (await nodes.roll(cellOne)),
  },
  { name: 'a node is killed within a mail', isLoaded: true, mostSeconds: 1, act: killInMail },
  { name: 'a node is killed within an import', isLoaded: false, act: killInImport },
  { name: 'a node is killed within an export', isLoaded: false, act: killInExport },
  { name: 'the primary is killed, and mails wait', isLoaded: true, mostSeconds: 30, act: killPrimary },
  { name: 'the primary is frozen for 20 s', isLoaded: true, mostSeconds: 30, act: freezePrimary },
  {
    name: 'a rolling deploy with a migration',
    isLoaded: true,
    mostSeconds: 1,
    mostFailed: 0,
    async act({ nodes, cellOne, cellTwo, ask }) {
      nodes.makeNextVersion();
      await nodes.roll(cellOne);
      // A company moves only between databases of the same version.
      await nodes.roll([cellTwo]);
      const found = await ask("select from information_schema.columns where column_name = 'check_cluster'");
      return found.length === 1 ? undefined : { faults: ['the migration has not run'] };
    },
  },
  { name: 'the company moves to cell two', isLoaded: true, moves: true, mostSeconds: 5, act: moveCompany },
];

async function killNode({ nodes, cellOne }: Stage): Promise<undefined> {
  const [place] = cellOne;
  if (!place) return;
  nodes.kill(place.port);
  await wait(settle);
  await nodes.startAll([place]);
}

/** Asks for a mail for so many people of the demo, each once. */
async function askForMails({ front, ask }: Stage, first: number, count: number): Promise<void> {
  const people =
    await ask(`select email from person where tenant_id = (select id from tenant where subdomain = 'demo')
    and deactivated_at is null and invitation_accepted_at is not null order by id offset ${first} limit ${count}`);
  if (people.length < count) throw new Error(`The demo has only ${people.length} people for mails.`);
  await Promise.all(
    people.map(({ email }) =>
      fetch(`${front}/api/Auth/ForgotPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Email: email, domain: 'demo' }),
      }).then((reply) => {
        if (reply.status !== 200) throw new Error(`Asking for a mail answered ${reply.status}.`);
      }),
    ),
  );
}

const mailCount = 8;

/** Waits until every mail has been taken. */
async function mailsOutcome({ mails }: Stage): Promise<Extra> {
  const began = Date.now();
  while (mails.counts.mails < mailCount && Date.now() - began < deadNode) await wait(250);
  const seconds = ((Date.now() - began) / 1_000).toFixed(0);
  // One that is sent twice comes a little later.
  await wait(settle);
  const { mails: taken, twice } = mails.counts;
  return {
    mailsTwice: twice,
    note: `${taken} of ${mailCount} mails, the last after ${seconds} s`,
    faults: taken === mailCount ? [] : ['mails are missing'],
  };
}

async function killInMail(stage: Stage): Promise<Extra> {
  const { nodes, mails, cellOne } = stage;
  mails.reset();
  mails.pause = 3_000;
  await askForMails(stage, 0, mailCount);
  const port = await mails.untilBusy();
  nodes.kill(port);
  mails.pause = 0;
  const outcome = await mailsOutcome(stage);
  await nodes.startAll(cellOne.filter((place) => place.port === port));
  return outcome;
}

async function killPrimary(stage: Stage): Promise<Extra> {
  const { cluster, mails } = stage;
  mails.reset();
  mails.pause = 1_000;
  const name = await cluster.primaryName();
  await askForMails(stage, mailCount, mailCount);
  await mails.untilBusy();
  cluster.signalMember(name, 'SIGKILL');
  await wait(35_000);
  mails.pause = 0;
  const outcome = await mailsOutcome(stage);
  cluster.startMember(name);
  await cluster.standbyIsReady();
  return outcome;
}

async function freezePrimary({ cluster }: Stage): Promise<undefined> {
  const name = await cluster.primaryName();
  cluster.signalMember(name, 'SIGSTOP');
  await wait(20_000);
  cluster.signalMember(name, 'SIGCONT');
  await wait(20_000);
  await cluster.standbyIsReady();
}

/**
 * Kills the node that works at a job: the other two are stopped while it begins, and a lock keeps it in the middle.
 * Returns after how many seconds another node had done the work.
 */
async function killInJob(
  { nodes, cellOne, ask }: Stage,
  job: { readonly lock: string; begin(): Promise<void>; isDone(): Promise<boolean> },
): Promise<number> {
  const [worker, ...others] = cellOne;
  if (!worker) throw new Error('There is no node.');
  for (const place of others) await nodes.end(place);
  const holder = new pg.Client({ connectionString: worker.ownerUrl });
  await holder.connect();
  try {
    await holder.query(`begin; ${job.lock}`);
    await job.begin();
    const waits = "select from pg_locks where not granted and locktype = 'relation'";
    for (let tries = 0; (await ask(waits)).length === 0; tries += 1) {
      if (tries > 300) throw new Error('The job did not begin.');
      await wait(100);
    }
    nodes.kill(worker.port);
  } finally {
    await holder.end();
  }
  const killed = Date.now();
  await nodes.startAll(others);
  while (!(await job.isDone())) {
    if (Date.now() - killed > deadNode + 120_000) throw new Error('No other node did the work.');
    await wait(500);
  }
  const seconds = (Date.now() - killed) / 1_000;
  await nodes.startAll([worker]);
  return seconds;
}

const importedPeople = 200;

async function killInImport(stage: Stage): Promise<Extra> {
  const { front, ask } = stage;
  const { token } = await signInDemo(front, 'ceo');
  const call = caller(front, token);
  const lines = Array.from(
    { length: importedPeople },
    (_, at) => `Cluster ${at},cluster-${at}@demo.example,ceo@demo.example`,
  );
  const form = new FormData();
  form.set(
    'file',
    new Blob([['Name,Email,Manager Email', ...lines].join('\r\n')], { type: 'text/csv' }),
    'people.csv',
  );
  const { Id } = (await call('POST', '/Profile/Import/Preview', form)) as { Id: number };
  const count = async () =>
    (await ask("select from person where email like 'cluster-%@demo.example'")).length;
  const seconds = await killInJob(stage, {
    lock: 'lock table person in share mode',
    begin: async () => void (await call('POST', '/Profile/Import', { Id, Rows: 'good' })),
    isDone: async () =>
      (await ask(`select from person_import where id = ${Id} and state = 'done'`)).length === 1,
  });
  const written = await count();
  return {
    note: `done once, by another node, after ${seconds.toFixed(0)} s`,
    faults: written === importedPeople ? [] : [`${written} of ${importedPeople} people`],
  };
}

async function killInExport(stage: Stage): Promise<Extra> {
  const { front, ask } = stage;
  const { token } = await signInDemo(front, 'ceo');
  const call = caller(front, token);
  const seconds = await killInJob(stage, {
    lock: 'lock table board_pack in access exclusive mode',
    async begin() {
      await call('POST', '/Auth/ConfirmPassword', { Password: demoPassword });
      await call('POST', '/tenant/data');
    },
    isDone: async () => (await ask("select from company_export where state = 'ready'")).length === 1,
  });
  const made = (await ask('select from company_export')).length;
  return {
    note: `done once, by another node, after ${seconds.toFixed(0)} s`,
    faults: made === 1 ? [] : [`${made} exports`],
  };
}

/** Returns a function that calls the API, and throws if it refuses. */
function caller(front: string, token: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${front}/api${path}`, {
      method,
      headers: { authorization: token, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return JSON.parse(text);
  };
}

async function moveCompany({ cluster, nodes, cellOne, cellTwo }: Stage): Promise<Extra> {
  const from = cellOne[0]?.ownerUrl ?? '';
  let isSent = false;
  const said = await nodes.watchCommand(
    from,
    ['tenant', 'move', 'demo', '--to', cellTwo.ownerUrl],
    (printed) => {
      if (isSent || !printed.includes('has moved')) return;
      isSent = true;
      void cluster.useCellTwo();
    },
  );
  await wait(settle);
  return {
    note: /Its writes waited for [\d.]+ s/.exec(said)?.[0] ?? said.trim(),
    faults: isSent ? [] : ['the company has not moved'],
  };
}
