import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import type { Step } from './run-steps.ts';

/** Returns the command for a workspace's tests; the JSON report is for counting, the other one for people. */
function vitest(folder: string): readonly string[] {
  return [
    'vitest',
    'run',
    '--root',
    folder,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json={report}',
  ];
}

/**
 * Parts of the paths of the server's tests that depend on the PostgreSQL version: plans, locks, triggers,
 * policies and complex statements. Other tests would only repeat the step before.
 */
export const testsOfTheDatabase: readonly string[] = [
  'src/platform/database/',
  'src/platform/jobs/',
  'src/features/goals/reading/',
  'src/features/matrix/',
  'against-',
  'compliance',
  'growth',
  'load-data',
  'lockout',
  'nothing-half',
  'ownership',
  'races',
];

/** Files below those paths that would still only repeat the step before, each with the reason. */
export const testsOfAnyVersion: readonly string[] = [
  // A killed server has no version.
  'src/platform/database/restart.test.ts',
  // The older version runs every migration for its own template.
  'src/platform/database/older-schemas.test.ts',
  // Reads no row.
  'src/platform/database/away.test.ts',
  // Compares replies with rows; the files of goals/reading and of the matrix send the same statements.
  'src/features/goals/visibility-against-rows.test.ts',
  // Compare refusals and rights with tables; the other files send the statements of the same commands.
  'src/features/goals/refusals-against-permissions.test.ts',
  'src/features/people/rights-against-table.test.ts',
  'src/features/talent/rights-against-table.test.ts',
  // Compares the list's order with the domain; list and visibility send the same statements.
  'src/features/goals/reading/priority.test.ts',
  // Compares texts of statements.
  'src/features/goals/reading/kept-statements.test.ts',
];

/** Every check that `npm test` runs, in this order; those not marked as alone run two at a time. */
export const testSteps: readonly Step[] = [
  { name: 'types', counts: 'check', command: ['node', 'tools/typecheck.ts'] },
  { name: 'biome', counts: 'check', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'check-walls', counts: 'check', command: ['node', 'tools/check-walls.ts'] },
  { name: 'check-structure', counts: 'check', command: ['node', 'tools/check-structure.ts'] },
  { name: 'check-rules', counts: 'check', command: ['node', 'tools/check-rules.ts'] },
  { name: 'check-sentences', counts: 'check', command: ['node', 'tools/check-sentences.ts'] },
  { name: 'check-words', counts: 'check', command: ['node', 'tools/check-words.ts'] },
  { name: 'knip', counts: 'check', command: ['knip', '--treat-config-hints-as-errors'] },
  // The available npm depends on the machine's own Node, so no package manager version is pinned.
  {
    name: 'sherif',
    counts: 'check',
    command: ['sherif', '--fail-on-warnings', '-r', 'root-package-manager-field'],
  },
  { name: 'check-schema', counts: 'check', command: ['node', 'tools/check-schema.ts', '--check'] },
  { name: 'lifecycles', counts: 'check', command: ['node', 'tools/write-lifecycles.ts', '--check'] },
  { name: 'openapi', counts: 'check', command: ['node', 'tools/write-openapi.ts', '--check'] },
  { name: 'translations', counts: 'check', command: ['node', 'tools/write-translations.ts', '--check'] },
  { name: 'domain', counts: 'vitest', command: vitest('packages/domain') },
  { name: 'contract', counts: 'vitest', command: vitest('packages/contract') },
  { name: 'tools', counts: 'vitest', command: vitest('tools') },
  { name: 'bench', counts: 'vitest', command: vitest('bench') },
  { name: 'embedded-database', counts: 'vitest', command: vitest('packages/embedded-database') },
  { name: 'web', counts: 'vitest', command: vitest('apps/web'), limitMinutes: 12 },
  {
    name: 'web-build',
    counts: 'check',
    command: ['node', 'tools/build-web.ts'],
    // As the journeys' server wants it, which would build it again.
    env: { PSEUDO_LANGUAGES: 'true' },
  },
  {
    name: 'server',
    counts: 'vitest',
    command: vitest('apps/server'),
    alone: true,
    limitMinutes: 30,
  },
  {
    name: 'server-15',
    counts: 'vitest',
    command: [
      ...vitest('apps/server'),
      ...testsOfTheDatabase,
      ...testsOfAnyVersion.map((file) => `--exclude=${file}`),
    ],
    alone: true,
    limitMinutes: 20,
    prepare: async () => {
      const { major } = await ensurePostgres();
      return { BELLWETHER_TEST_POSTGRES: String(major) };
    },
  },
  {
    name: 'journeys',
    counts: 'playwright',
    command: [
      'playwright',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      '--reporter=list,json',
    ],
    alone: true,
    needs: ['web-build'],
    limitMinutes: 30,
    prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
  },
];
