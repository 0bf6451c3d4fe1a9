import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot, runCommand } from './run-command.ts';
import { scratchTree } from './scratch-tree.ts';
import { contentFaults, floorFaults, nameFaults, twinFaults } from './structure-checks.ts';

const server = 'apps/server/src/features';
const web = 'apps/web/src/features';
const contract = 'packages/contract/src/goals.ts';

describe('names', () => {
  it.each([
    'apps/server/src/platform/http/rate-limit.ts',
    'apps/server/migrations/0001_tenants-and-people.sql',
    'apps/server/migrations/after_each.sql',
    'apps/web/src/ui/goal-ring.module.css',
    'docs/decisions/0001-one-process.md',
    '.dependency-cruiser.mjs',
    'tsconfig.base.json',
    'Dockerfile',
    '.ci/run',
    'packages/contract/src/openapi.generated.ts',
  ])('accepts %s', (path) => expect(nameFaults(path)).toEqual([]));

  it.each([
    ['apps/web/src/ui/GoalRing.tsx', 'kebab-case'],
    ['apps/web/src/ui/goal_Ring.tsx', 'kebab-case'],
    ['apps/server/src/Platform/clock.ts', 'kebab-case'],
    ['apps/server/src/platform/utils.ts', 'does not say what is inside'],
    ['apps/server/src/helpers/clock.ts', 'does not say what is inside'],
    ['packages/domain/src/goals/index.ts', 'does not say what is inside'],
    ['packages/domain/src/goals/types.test.ts', 'does not say what is inside'],
    ['apps/web/src/common.css', 'does not say what is inside'],
  ])('refuses %s', (path, says) => expect(nameFaults(path).join()).toContain(says));
});

describe('two files of one name', () => {
  const grid = `${web}/talent/components/talent-grid.tsx`;

  it('are refused in one feature', () => {
    const model = `${web}/talent/model/talent-grid.ts`;
    expect(twinFaults([grid, model])).toEqual([`${model}: has the name of ${grid}`]);
  });

  it.each([
    `${web}/people/model/talent-grid.ts`,
    `${web}/talent/model/talent-grid.test.ts`,
    `${web}/talent/words.ts`,
    `${server}/talent/talent-grid.ts`,
  ])('are none with %s', (path) => expect(twinFaults([grid, path])).toEqual([]));
});

describe('floors', () => {
  it.each([
    [`${server}/people/access.ts`, contract],
    [`${server}/people/people.test.ts`, contract],
    [`${server}/goals/approval/commands.ts`, contract],
    [`${server}/goals/routes.ts`, contract],
    [`${web}/goals/api.ts`, contract],
    [`${web}/goals/results/components/result-drawer.tsx`, contract],
    [`${web}/goals/model/query-keys.ts`, contract],
    [`${web}/goals/door.ts`, contract],
    [`${web}/goals/pages/list/goal-list-page.tsx`, contract],
    ['packages/domain/src/shared/verdict.ts', contract],
    ['packages/contract/src/action-items.ts', contract],
  ])('accept %s', (...paths) => expect(floorFaults(paths)).toEqual([]));

  it.each([
    [`${server}/goal/routes.ts`, '"goal" is no feature'],
    [`${server}/goals.ts`, '"goals.ts" is no feature'],
    [`${server}/people/service.ts`, '"service" is not in the vocabulary'],
    [`${server}/people/approval/commands.ts`, '"approval" is no folder of a feature'],
    [`${server}/goals/approving/commands.ts`, '"approving" is no folder of a feature'],
    [`${server}/goals/approval/deeper/commands.ts`, '"deeper" is no folder of a feature'],
    [`${web}/people/query-keys.ts`, '"query-keys" is not in the vocabulary'],
    [`${web}/goals/query-keys.ts`, '"query-keys" is not in the vocabulary'],
    [`${web}/goals/results/query-keys.ts`, '"query-keys" is not in the vocabulary'],
    [`${web}/people/dialogs/rename.tsx`, '"dialogs" is no folder of a feature'],
    [`${web}/objectives/api.ts`, '"objectives" is no feature'],
    ['packages/domain/src/objectives/rating.ts', '"objectives" is no feature'],
    ['packages/contract/src/objectives.ts', '"objectives" is no feature'],
  ])('refuse %s', (path, says) => expect(floorFaults([path]).join()).toContain(says));

  it('refuse routes and calls that the contract does not describe', () => {
    const paths = [`${server}/talent/routes.ts`, `${web}/goals/reading/api.ts`];
    expect(floorFaults(paths)).toEqual([
      `${server}/talent/routes.ts: the contract knows no feature "talent"`,
      `${web}/goals/reading/api.ts: the contract knows no feature "goals"`,
    ]);
    expect(floorFaults([...paths, contract, 'packages/contract/src/talent.ts'])).toEqual([]);
  });
});

describe('tables of events', () => {
  const says = 'names a table of events';
  it.each([
    ["await db.insertInto('event').values(row).execute();"],
    ["await db.innerJoin('event', 'event.id', 'goal.id').execute();"],
    ['await sql`insert into event (tenant_id) values (1)`.execute(db);'],
    ['await sql`select 1 from event where id = 1`.execute(db);'],
    ['await sql`delete from event_pointer`.execute(db);'],
    ["await insertRows(db, 'event', rows);"],
  ])('are refused outside their room: %s', (text) => {
    expect(contentFaults('apps/server/src/features/goals/commands.ts', text).join()).toContain(says);
    expect(contentFaults('apps/server/src/platform/events/record-event.ts', text)).toEqual([]);
    expect(contentFaults('apps/server/src/features/goals/goals.test.ts', text)).toEqual([]);
  });

  it.each([
    ["recordEvent(scope, { kind: 'goal.approved', subjectId: 1, detail: {} });"],
    ['// What came from event rows long ago.'],
    ["import { moveEvents } from '@bellwether/domain/goals/events';"],
  ])('do not match %s', (text) =>
    expect(contentFaults('apps/server/src/features/goals/commands.ts', text)).toEqual([]),
  );
});

describe('an index of a table with rows', () => {
  const path = 'apps/server/migrations/0160_goals_by_day.sql';
  const index = 'create unique index goal_day on goal (tenant_id, day);\n';
  it('is made without stopping writes', () => {
    expect(contentFaults(path, `-- Days.\n${index}`)).toEqual([
      `${path}:2: makes an index while writes wait: create index concurrently if not exists, in a migration of its own`,
    ]);
    expect(contentFaults(path, index.replace('index', 'index concurrently if not exists'))).toEqual([]);
    expect(contentFaults(path, `create table goal (day date);\n${index}`)).toEqual([]);
    expect(contentFaults('apps/server/migrations/0149_goals.sql', index)).toEqual([]);
  });
});

describe('the database’s clock', () => {
  const path = 'apps/server/src/features/goals/commands.ts';
  it.each([
    ['await sql`update goal set at = now()`.execute(db);'],
    ["await client.query('insert into mail_hold (held_at) values (clock_timestamp())');"],
    ['await sql`select 1 where at < current_timestamp`.execute(db);'],
  ])('is not read: %s', (text) => {
    expect(contentFaults(path, text).join()).toContain('reads the database’s clock');
    expect(contentFaults('apps/server/src/features/goals/goals.test.ts', text)).toEqual([]);
  });

  it.each([
    ['const at = clock.now();'],
    ['export interface Clock { now(): number }'],
    ['await sql`select from pgboss.job, pgboss.job_now() now where start_after <= now`.execute(db);'],
  ])('does not match %s', (text) => expect(contentFaults(path, text)).toEqual([]));
});

describe('days and numbers for people', () => {
  const says = 'formats by a locale of its own';
  it.each([
    'export const shown = (at: Date) => at.toLocaleDateString();',
    "export const shown = (count: number) => count.toLocaleString('en-US');",
    'export const format = new Intl.DateTimeFormat(undefined);',
    "export const format = new Intl.NumberFormat('en');",
    'export const order = (a: string, b: string) => a.localeCompare(b);',
  ])('are refused outside of their room: %s', (text) => {
    expect(contentFaults('apps/web/src/features/goals/words.ts', text).join()).toContain(says);
    expect(contentFaults('apps/server/src/features/goals/presenter.ts', text).join()).toContain(says);
    expect(contentFaults('packages/domain/src/goals/messages.ts', text).join()).toContain(says);
    expect(contentFaults('packages/domain/src/locale/numbers.ts', text)).toEqual([]);
    expect(contentFaults('packages/domain/src/goals/messages.test.ts', text)).toEqual([]);
  });

  it('may be named in a comment', () =>
    expect(contentFaults('apps/web/src/ui/data/times.tsx', '// As toLocaleString() did.')).toEqual([]));
});

describe('contents', () => {
  const source = 'apps/server/src/platform/clock.ts';
  const slashes = '//';
  const mark = ['TO', 'DO'].join('');

  it.each([
    ['any', 'const a = (b: any) => b;', 'uses "any"'],
    ['as any', 'const a = JSON.parse(b) as any;', 'uses "any"'],
    ['!', 'const a = b!.c;', 'asserts with "!"'],
    ['an enum', 'enum State { draft }', 'declares an enum'],
    ['a default export', 'export default 1;', 'has a default export'],
    ['a renamed default export', 'const a = 1; export { a as default };', 'has a default export'],
    ['a default function', 'export default function start() {}', 'has a default export'],
    ['a long comment', `${slashes} ${'word '.repeat(30)}`, 'a comment of'],
    ['unfinished work', `${slashes} ${mark}: later`, 'leaves work behind'],
    ['unfinished work at a line end', `const a = 1; ${slashes} ${mark} later`, 'leaves work behind'],
    ['a bare suppression', `${slashes} @ts-${'ignore'}\nconst a = 1;`, 'without its because'],
    ['a thin reason', `${slashes} biome-${'ignore'} lint/a/b: needed\nconst a = 1;`, 'without its because'],
    [
      'what another reason silences',
      `${slashes} biome-${'ignore'} lint/style/noEnum: the driver hands out anything\nlet a: any;`,
      'uses "any"',
    ],
    ['a machine path', `const a = '/${'home'}/somebody/file';`, 'names a path of one machine'],
    ['a registry', `const a = 'https://${'registry'}.example/x';`, 'names a registry host'],
  ])('refuse %s', (_what, text, says) => expect(contentFaults(source, text).join()).toContain(says));

  it.each([
    [
      'a suppression with its because',
      `${slashes} biome-${'ignore'} lint/a/b: the driver hands out text here`,
    ],
    [
      'what a reason silences',
      `${slashes} biome-${'ignore'} lint/suspicious/noExplicitAny: the driver hands out anything\nlet a: any;`,
    ],
    ['words inside a string', `const a = 'any ${mark} enum';`],
    ['comparison and negation', 'const a = !b && c !== d;'],
    ['a route', "const a = '/v3/home';"],
  ])('accept %s', (_what, text) => expect(contentFaults(source, text)).toEqual([]));

  it.each(['Date.now()', 'new Date()', 'new Date', 'Temporal.Now.instant()', 'window.Date.now()'])(
    'refuse the machine’s clock on screens: %s',
    (clock) => {
      const text = `export const now = ${clock};`;
      expect(contentFaults('apps/web/src/features/goals/a.ts', text).join()).toContain('reads the machine');
      expect(contentFaults('apps/web/src/ui/data/server-clock.ts', text)).toEqual([]);
      expect(contentFaults('apps/web/src/ui/a.test.ts', text)).toEqual([]);
      expect(contentFaults(source, text)).toEqual([]);
    },
  );

  it('accept a date made from an instant on screens', () => {
    expect(contentFaults('apps/web/src/ui/a.ts', 'export const at = new Date(0);')).toEqual([]);
  });

  it('accept a default export where a tool requires it', () => {
    expect(contentFaults('apps/web/vite.config.ts', 'export default {};')).toEqual([]);
  });

  it('find unfinished work in a style sheet', () => {
    expect(contentFaults('apps/web/src/ui/a.css', `/* ${mark} */\n`)).toHaveLength(1);
  });

  it('find styles of the left or right side, but not the middle', () => {
    const faultsOf = (path: string, style: string) => contentFaults(path, `.a {\n  ${style}\n}\n`);
    for (const style of [
      'margin-left: 8px;',
      'border-right-width: 0;',
      'text-align: right;',
      'float: left;',
      'left: 0;',
    ])
      expect(faultsOf('apps/web/src/ui/a.css', style)).toHaveLength(1);
    for (const style of [
      'margin-inline-start: 8px;',
      'left: 50%;',
      'mask-image: linear-gradient(to left, #000);',
    ])
      expect(faultsOf('apps/web/src/ui/a.css', style)).toEqual([]);
  });

  it('count lines up to 400, tests too, but not in generated files', () => {
    const lines = (count: number) => 'export const a = 1;\n'.repeat(count);
    expect(contentFaults(source, lines(400))).toEqual([]);
    expect(contentFaults('apps/server/src/a.test.ts', lines(401))).toEqual([
      'apps/server/src/a.test.ts:401: has 401 lines, 400 is the limit',
    ]);
    expect(contentFaults('apps/server/src/a.generated.ts', lines(401))).toEqual([]);
  });
});

describe('the command', () => {
  it('passes a sound tree, fails a faulty tree with the place, and fails an empty tree', async () => {
    const tree = await scratchTree();
    const check = () => runCommand(['node', join(repositoryRoot, 'tools/check-structure.ts'), tree.root]);
    try {
      expect((await check()).code).toBe(1);
      await tree.write({ 'apps/server/src/main.ts': 'export const main = 1;\n' });
      expect(await check()).toMatchObject({ code: 0, output: '1 files looked at, 0 faults\n' });
      await tree.write({ 'apps/server/src/features/goals/service.ts': 'export const a = b!;\n' });
      const { code, output } = await check();
      expect(output).toContain('goals/service.ts: "service" is not in the vocabulary');
      expect(output).toContain('goals/service.ts:1: asserts with "!"');
      expect(code).toBe(1);
    } finally {
      await tree.remove();
    }
  });
});
