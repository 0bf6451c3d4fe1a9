/**
 * One leak for each wall in `.dependency-cruiser.mjs`: a file that breaks the wall, planted in a scratch
 * copy. `files` maps a path in the copy to its text; `from` is the file that must be reported.
 */
export type Leak = {
  readonly rule: string;
  readonly from: string;
  readonly files: Readonly<Record<string, string>>;
};

const leak = (
  rule: string,
  from: string,
  text: string,
  others: Readonly<Record<string, string>> = {},
): Leak => ({
  rule,
  from,
  files: { [from]: `${text}\n`, ...others },
});

const nothing = 'export const planted = true;\n';
const domain = 'packages/domain/src/planted';
const contract = 'packages/contract/src/planted';
const features = 'apps/server/src/features';
const platform = 'apps/server/src/platform';
const server = `${features}/planted`;
const screens = 'apps/web/src/features';
const web = `${screens}/planted`;

export const leaks: readonly Leak[] = [
  leak('no-circular', `${domain}/circle.ts`, "import './circle-end.ts';", {
    [`${domain}/circle-end.ts`]: "import './circle.ts';\n",
  }),
  leak('no-circular-at-run-time', `${domain}/words.ts`, "import './words.circle.ts';", {
    [`${domain}/words.circle.ts`]: "import './words.ts';\n",
  }),
  leak('no-unresolved', `${server}/unresolved.ts`, "import '#features/planted/never-written';"),
  leak('source-imports-no-test', `${server}/uses-test.ts`, "import './planted.test.ts';", {
    [`${server}/planted.test.ts`]: nothing,
  }),
  leak(
    'domain-is-pure',
    `${domain}/reads-files.ts`,
    "import { readFile } from 'node:fs';\nexport { readFile };",
  ),
  leak(
    'domain-is-pure',
    `${domain}/uses-package.ts`,
    "import type { z } from 'zod';\nexport type Z = typeof z;",
  ),
  leak('domain-tests-stay-home', `${domain}/visits.test.ts`, "import '@bellwether/contract/planted/door';", {
    [`${contract}/door.ts`]: nothing,
  }),
  leak('contract-knows-domain-and-zod', `${contract}/serves.ts`, "import 'fastify';"),
  leak(
    'server-knows-no-web',
    'apps/server/src/planted-screen.ts',
    "import '@bellwether/web/src/features/planted/api.ts';",
    {
      [`${web}/api.ts`]: nothing,
    },
  ),
  leak(
    'web-knows-no-server',
    `${web}/asks-database.ts`,
    "import '@bellwether/server/src/features/planted/queries.ts';",
    {
      [`${server}/queries.ts`]: nothing,
    },
  ),
  leak(
    'features-meet-at-their-doors',
    `${server}/commands.ts`,
    "import '#features/planted-other/commands';",
    {
      'apps/server/src/features/planted-other/commands.ts': nothing,
    },
  ),
  leak(
    'screens-meet-at-their-doors',
    `${web}/visits.ts`,
    "import '#features/planted-other/pages/page.tsx';",
    {
      'apps/web/src/features/planted-other/pages/page.tsx': nothing,
    },
  ),
  leak('screens-meet-at-their-doors', `${web}/borrows.ts`, "import '#features/planted-other/api.ts';", {
    'apps/web/src/features/planted-other/api.ts': nothing,
  }),
  leak('a-door-is-for-others', `${web}/goes-round.ts`, "import './door.ts';", {
    [`${web}/door.ts`]: nothing,
  }),
  leak(
    'features-have-an-order',
    `${screens}/tenant/planted.ts`,
    "import '#features/goals/planted-door.ts';",
    {
      [`${screens}/goals/planted-door.ts`]: nothing,
    },
  ),
  leak(
    'goal-rooms-have-an-order',
    `${screens}/goals/acting/planted.ts`,
    "import '../results/planted-words.ts';",
    { [`${screens}/goals/results/planted-words.ts`]: nothing },
  ),
  leak(
    'platform-rooms-have-an-order',
    `${platform}/session/planted.ts`,
    "import '../http/planted-answer.ts';",
    { [`${platform}/http/planted-answer.ts`]: nothing },
  ),
  leak(
    'platform-rooms-have-an-order',
    `${platform}/jobs/planted.ts`,
    "import type { Planted } from '../events/planted-event.ts';\nexport type P = Planted;",
    { [`${platform}/events/planted-event.ts`]: 'export type Planted = 1;\n' },
  ),
  leak(
    'server-features-have-an-order',
    `${features}/people/access.planted.ts`,
    "import '../goals/access.planted.ts';",
    { [`${features}/goals/access.planted.ts`]: nothing },
  ),
  leak(
    'server-features-have-an-order',
    `${features}/goals/queries.planted.ts`,
    "import '../people/queries.profile.planted.ts';",
    { [`${features}/people/queries.profile.planted.ts`]: nothing },
  ),
  leak('every-room-has-a-place', `${platform}/new-room/planted.ts`, "import '../clock/planted-clock.ts';", {
    [`${platform}/clock/planted-clock.ts`]: nothing,
  }),
  leak(
    'rooms-borrow-no-screen-of-reading',
    `${screens}/goals/results/planted.ts`,
    "import '../reading/pages/planted-page.tsx';",
    { [`${screens}/goals/reading/pages/planted-page.tsx`]: nothing },
  ),
  leak('model-draws-nothing', `${web}/model/draws.ts`, "import '../components/planted.tsx';", {
    [`${web}/components/planted.tsx`]: nothing,
  }),
  leak(
    'platform-knows-no-feature',
    'apps/server/src/platform/planted.ts',
    "import '#features/planted/queries';",
  ),
  leak('platform-knows-no-feature', 'apps/web/src/platform/planted.ts', "import '#features/planted/api.ts';"),
  leak(
    'screens-import-calls-without-shapes',
    `${web}/api.planted.ts`,
    "import { planted } from '@bellwether/contract/planted/shapes';\nexport { planted };",
    { [`${contract}/shapes.ts`]: nothing },
  ),
  leak('ui-knows-no-feature', 'apps/web/src/ui/planted.tsx', "import '#features/planted/api.ts';"),
  leak('only-the-database-room-imports-pg', `${server}/connects.ts`, "import pg from 'pg';\nexport { pg };"),
  leak(
    'features-write-by-the-gate',
    `${features}/agents/commands.planted.ts`,
    "import { inTenant } from '#platform/database/transaction.ts';\nexport { inTenant };",
  ),
  leak(
    'calls-go-out-through-one-room',
    `${server}/calls-out.ts`,
    "import { request } from 'node:https';\nexport { request };",
  ),
];
