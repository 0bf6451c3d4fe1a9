// The walls of the house: data walks screen → contract → route → rule, dependencies point web → contract → domain ← server.
// `tools/check-walls.ts` plants one leak per rule and demands that this file reports it; a rule without a leak there fails.

// Tests, what they start, and what they share.
const tests = '([.](test|fixture)[.]tsx?$|^apps/server/src/testing/)';
// Files of the server's features that open a transaction without asking whether their company is frozen.
const bareTransactions = [
  '/(routes|queries|jobs)[a-z.-]*[.]ts$',
  // They read.
  '^apps/server/src/features/tenant/access[.]ts$',
  '^apps/server/src/features/accounts/links/commands[.](contest|use)[.]ts$',
  '^apps/server/src/features/channels/slack/commands[.]answer[.]ts$',
  '^apps/server/src/features/notifications/mails/commands[.]unsubscribe[.]ts$',
  '^apps/server/src/features/people/import/commands[.]inbox[.]ts$',
  '^apps/server/src/features/suggestions/access[.](drafts|strangers)[.]ts$',
  // Jobs, which skip a frozen company, and commands of an operator.
  '/commands[.](purge|run|company-purge|company-run)[.]ts$',
  '^apps/server/src/features/tenant/commands[.](hold|move|operator|periods)[.]ts$',
  // The sign-in counts attempts and keeps challenges; what it starts is written by `asPerson`, which asks.
  '^apps/server/src/features/accounts/(sign-in|passwords|passkeys|second-step)/',
  '^apps/server/src/features/accounts/providers/commands[.](attempt|open-id|saml|ticket)[.]ts$',
];
const packagesOf = (...names) => `node_modules/(${names.join('|')})/`;

// The features of the web, lowest first: each uses the doors of earlier ones only.
const featureOrder = [
  'tenant',
  'accounts',
  'strategy',
  'suggestions',
  'goals',
  'matrix',
  'insight',
  'notifications',
  'talent',
  'people',
  'action-items',
  'one-to-one',
  'summaries',
  'reports',
  'dashboard',
  'webhooks',
  'agents',
  'channels',
  'connections',
  'audit',
  'personal-data',
];
// The rooms of the goals that are screens for one act each, lowest first. `reading` draws all of them, and `acting` and
// `model` carry all of them, so these three have rules of their own.
const goalRoomOrder = [
  'acting',
  'comments',
  'shelving',
  'ownership',
  'predictions',
  'results',
  'carry-over',
  'importing',
  'approval',
  'drafting',
];
// The rooms of the server's platform, lowest first. `platform/context.ts` names what they all share, so it has no place.
export const platformOrder = [
  'clock',
  'outgoing',
  'config',
  'log',
  'refusal',
  'secrets',
  'identity',
  'llm',
  'assessment',
  'queue',
  'tracing',
  'database',
  'session',
  'connections',
  'jobs',
  'files',
  'documents',
  'rich-text',
  'http',
  'imports',
  'events',
  'delivery',
  'accounts',
  'mail',
  'live',
  'backup',
  'metrics',
];
// The features of the server, lowest first. People stand on two floors: the tree, the rights and the names are below the
// goals; the profile's page, leaving and the import of leavers show goals and are above them.
const peopleAboveGoals =
  '(queries[.](profile|status)|statements[.]leav|profile/queries|status/|import/|scim/)';
export const serverFeatureOrder = [
  'tenant',
  'connections',
  `people/(?!${peopleAboveGoals})`,
  'strategy',
  'accounts',
  'goals',
  `people/(?=${peopleAboveGoals})`,
  'action-items',
  'one-to-one',
  'talent',
  'matrix',
  'insight',
  'dashboard',
  'notifications',
  'suggestions',
  'reports',
  'summaries',
  'audit',
  'personal-data',
  'webhooks',
  'agents',
  'channels',
];
// The door and the layer table name the parts of every room.
const goalComposition = '^apps/web/src/features/goals/(door[.]ts|layers[.]tsx)$';

/** Forbids each of `names` below `folder` to import from a later one. */
const orderOf = ({ name, folder, names }) =>
  names.slice(0, -1).map((each, at) => ({
    name,
    comment:
      'Folders that use each other in both directions are one folder. The order stands above the rules.',
    severity: 'error',
    from: { path: `${folder}/${each}/`, pathNot: tests },
    to: { path: `${folder}/(${names.slice(at + 1).join('|')})/` },
  }));

/** Forbids each room of the server to import from a later one. A room is a folder, or a part of one. */
const serverOrderOf = ({ name, folder, names }) =>
  names.slice(0, -1).map((each, at) => ({
    name,
    comment:
      'Rooms that use each other are one room. What both need sinks. The order stands above the rules.',
    severity: 'error',
    from: { path: `${folder}/(?=${each})([^/]+)/`, pathNot: tests },
    to: { path: `${folder}/(${names.slice(at + 1).join('|')})`, pathNot: `${folder}/$1/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one thing, or lack a third. A words file may take the keys of its table from the model that says its words.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: String.raw`/words(\.[a-z-]+)*\.ts$` } },
    },
    {
      name: 'no-circular-at-run-time',
      comment: 'Also through a words file, which may name its model as a type only.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere fails only when it is reached.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'source-imports-no-test',
      comment: 'A test runs its cases as soon as it is imported.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The rules run in browser, server and tests alike: no package but temporal-polyfill, no node module.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: ['^packages/domain/src/', packagesOf('temporal-polyfill')] },
    },
    {
      name: 'domain-tests-stay-home',
      comment: 'The domain is tested by itself: what needs more belongs to the package that has it.',
      severity: 'error',
      from: { path: '^packages/domain/src/.*[.]test[.]ts$' },
      to: { path: '^(packages|apps|bench|tests|tools)/', pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contract-knows-domain-and-zod',
      comment: 'The contract says what crosses the wire, to both sides: domain and zod are all it may know.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: ['^packages/(contract|domain)/src/', packagesOf('zod')] },
    },
    {
      name: 'server-knows-no-web',
      comment: 'The server hands out built files; it does not know the screens.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-knows-no-server',
      comment: 'The browser meets the server through the contract only.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'features-meet-at-their-doors',
      comment:
        "Another feature's rows are held through its access.ts, read through its queries.ts and shown by its presenter.ts; its events may be heard.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '/(access|queries|events|presenter)[.][a-z.-]+$'],
      },
    },
    {
      name: 'screens-meet-at-their-doors',
      comment: 'A feature of the web uses what another one exports in its door.ts, and nothing else of it.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/door[.]ts$'],
      },
    },
    {
      name: 'a-door-is-for-others',
      comment: 'A feature that imports its own door loads all of itself, and closes a circle.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/$1/door[.]ts$' },
    },
    ...orderOf({ name: 'features-have-an-order', folder: '^apps/web/src/features', names: featureOrder }),
    ...orderOf({
      name: 'goal-rooms-have-an-order',
      folder: '^apps/web/src/features/goals',
      names: goalRoomOrder,
    }),
    ...serverOrderOf({
      name: 'platform-rooms-have-an-order',
      folder: '^apps/server/src/platform',
      names: platformOrder.map((room) => `${room}/`),
    }),
    ...serverOrderOf({
      name: 'server-features-have-an-order',
      folder: '^apps/server/src/features',
      names: serverFeatureOrder.map((room) => (room.includes('/') ? room : `${room}/`)),
    }),
    {
      name: 'every-room-has-a-place',
      comment: 'A folder without a place in its order would be under no rule.',
      severity: 'error',
      from: {
        path: '^apps/server/src/(platform|features)/[^/]+/',
        pathNot: [
          tests,
          `^apps/server/src/platform/(${platformOrder.join('|')})/`,
          `^apps/server/src/features/(people|${serverFeatureOrder.filter((room) => !room.includes('/')).join('|')})/`,
          // Leaks of other walls stand here.
          '/planted(-other)?/',
        ],
      },
      to: {},
    },
    {
      name: 'rooms-borrow-no-screen-of-reading',
      comment:
        'Reading draws what the other rooms offer. They use its calls, words and model, so that no circle arises.',
      severity: 'error',
      from: { path: '^apps/web/src/features/goals/(?!reading/)', pathNot: [tests, goalComposition] },
      to: { path: '^apps/web/src/features/goals/reading/(components|pages)/' },
    },
    {
      name: 'model-draws-nothing',
      comment: 'model/ holds logic without markup, which every layer of the feature may use.',
      severity: 'error',
      from: { path: '^apps/web/src/features/.*/model/', pathNot: [tests, '/preload[.]ts$'] },
      to: { path: '^apps/web/src/features/.*/(pages|components)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform carries every feature and so depends on none.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/platform/', pathNot: tests },
      to: { path: '^apps/(server|web)/src/features/' },
    },
    {
      name: 'screens-import-calls-without-shapes',
      comment:
        'The server checks each request, so a browser need not load the schemas: screens import the generated calls, and types. A schema is for a form that uses it, or for what the browser stored.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: tests },
      to: {
        path: '^packages/contract/src/',
        pathNot: [
          '^packages/contract/src/(calls/|(client|endpoint|faults|file|live[.]channel|problem|tenant[.]setting-names|words)[.]ts$)',
          // The schemas of forms, and of summaries that the browser stores.
          '^packages/contract/src/(accounts/password|people/(adding|profile)|summaries)[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'A piece of the design system is told what to show.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'only-the-database-room-imports-pg',
      comment: 'A connection taken elsewhere has no tenant set and no role taken on. A type takes none.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: ['^apps/server/src/platform/database/', tests] },
      to: { path: packagesOf('pg'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-write-by-the-gate',
      comment:
        'A bare transaction does not see that its company moves, so its writes would be lost. A call writes in its scope, or by `writeInCompany` if it comes without a session. The files that are named here read, or are jobs, which skip a frozen company, or act for an operator.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: [...bareTransactions, tests] },
      to: { path: '(^apps/server/src/|^#)platform/database/transaction[.]ts$' },
    },
    {
      name: 'calls-go-out-through-one-room',
      comment:
        'platform/outgoing limits time, size and redirects, and checks the addresses of customers. biome.json keeps `fetch` out of the server likewise.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/platform/outgoing/', tests] },
      to: {
        path: ['^(node:)?(https?|http2|tls)$', packagesOf('undici', 'axios', 'got', 'node-fetch')],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(dist|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
