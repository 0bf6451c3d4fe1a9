/**
 * The house's rules about files, as data for `check-structure.ts`. Paths are relative to the repository, with
 * forward slashes.
 */

/**
 * A feature owns a table, an outside integration or a life cycle. It has the same name in server, web, domain
 * and contract.
 */
export const features = [
  'accounts',
  'tenant',
  'people',
  'goals',
  'connections',
  'matrix',
  'dashboard',
  'talent',
  'strategy',
  'action-items',
  'one-to-one',
  'notifications',
  'reports',
  'suggestions',
  'summaries',
  'insight',
  'audit',
  'personal-data',
  'webhooks',
  'agents',
  'channels',
] as const;

/** The rooms of the features that are split by what people do. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  goals: [
    'acting',
    'drafting',
    'approval',
    'predictions',
    'shelving',
    'results',
    'comments',
    'ownership',
    'carry-over',
    'importing',
    'reading',
    'several',
  ],
  people: [
    'absence',
    'adding',
    'import',
    'manual',
    'notes',
    'organisation',
    'profile',
    'roles',
    'scim',
    'status',
  ],
  insight: ['calibration', 'forecast', 'learning', 'look', 'opinions'],
  summaries: ['pack'],
  notifications: ['calendar', 'mails', 'reading', 'slack', 'telling'],
  channels: ['slack'],
  accounts: ['links', 'passkeys', 'passwords', 'providers', 'second-step', 'sessions', 'sign-in', 'tokens'],
  reports: ['appraisals', 'charts', 'goals', 'schedules', 'team'],
  talent: ['answers', 'calibration', 'course', 'cycles', 'peers', 'self-review'],
};

/**
 * The allowed names in a folder of features. Tests may have any name; each room of a feature allows the same
 * names.
 */
export const floors = [
  {
    folder: 'apps/server/src/features',
    files: [
      'routes',
      'access',
      'commands',
      'queries',
      'presenter',
      'reactions',
      'events',
      'words',
      'writer',
      'jobs',
      'mails',
      'statements',
    ],
    folders: [],
  },
  {
    folder: 'apps/web/src/features',
    files: ['api', 'words', 'layers', 'door', 'touches'],
    folders: ['model', 'pages', 'components'],
  },
] as const;

/** Folders with one file or one folder per feature, beside the names that serve all features. */
export const sharedFloors = [
  { folder: 'packages/domain/src', besides: ['calendar', 'locale', 'shared'] },
  {
    folder: 'packages/contract/src',
    besides: [
      'calls',
      'endpoint',
      'endpoints',
      'problem',
      'client',
      'openapi',
      'wire',
      'words',
      'faults',
      'live',
      'file',
      'file-name',
    ],
  },
] as const;

/**
 * The code of the screens, except the module that keeps the server's clock. A machine's clock can be wrong,
 * and a server's clock can be set, so a relative time from the machine's clock would be wrong. Tests and
 * fixtures may read any clock.
 */
export const clocklessFiles =
  /^apps\/web\/src\/(?!ui\/data\/server-clock\.ts$)(?!.*\.(?:test|fixture)\.).*\.tsx?$/;

/** Names that say nothing about the content. */
export const forbiddenNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'index'];

export const maximumLines = 400;

/** A comment that stands alone is read without scrolling to the side. A suppression must stand on one line. */
export const longestComment = 132;
export const loneComment = /^\s*(?:\*|\/\/|\/\*\*)\s(?!biome-ignore)/;

/** Files whose default export a tool requires, or that describe a package with a default export. */
export const configurationFiles =
  /(^|\/)(vite|vitest|playwright)\.config\.ts$|(^|\/)\.dependency-cruiser\.mjs$|\.d\.ts$/;

/** Generated or third-party files: no rule about form applies. */
export const notOurs =
  /\.generated\.|\/schema\.sql$|\/database-types\.ts$|^package-lock\.json$|^LICENSE$|^docs\/openapi\.json$|\.(png|webp|woff2|snap)$/;

/** Files with code of ours, which are counted in lines and named in kebab-case. */
export const sourceFiles = /\.(ts|tsx|mjs|css|sql)$/;

/** Lower-case words joined by hyphens; dots separate a name from its kind. */
export const kebabName = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * SQL files are named after the object in them, in the database's spelling; migrations begin with their
 * number.
 */
export const sqlName = /^[a-z0-9_-]+\.sql$/;

/** Names that their tools prescribe. */
export const prescribedNames = [
  '__snapshots__',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

/** Marks of unfinished work, searched for in comments; in files of other languages, everywhere. */
export const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;

/** A suppression needs a reason of at least this many words. */
export const suppression =
  /(?:@ts-(?:ignore|expect-error|nocheck)|biome-ignore(?:-all|-start)?\s+[\w/]+:?)(?<reason>.*)/;
export const wordsOfAReason = 3;

/**
 * Tables that only one room writes and reads, so that their rules hold everywhere: an event has its pointer
 * and no private text, and is handled once. Tests may read them; `shares` lists other allowed files, each
 * with its reason.
 */
export const guardedTables = [
  {
    // The name in a builder, and in SQL.
    pattern:
      /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|insertRows)\((?:\w+,\s*)?'event(?:_pointer|_cursor|_delivery)?\b|\b(?:from|into|update|join)\s+event(?:_pointer|_cursor|_delivery)?(?![\w'-])/,
    within: /^apps\/server\/src\//,
    room: 'apps/server/src/platform/events/',
    // The doctor counts the events that were set aside. What is not handled moves with a company, and waits while it rests.
    shares: [
      'apps/server/src/cli/doctor-background.ts',
      'apps/server/src/platform/backup/export-company.ts',
      'apps/server/src/platform/backup/taken-along.ts',
      'apps/server/src/features/tenant/commands.hold.ts',
    ],
    says: 'names a table of events: record with recordEvent, read with a reaction',
  },
] as const;

/** Indexes of new migrations: those before `since` were released as they are. */
export const indexes = {
  since: 150,
  pattern:
    /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)(?:if\s+not\s+exists\s+)?\w+\s+on\s+(?:only\s+)?(\w+)/gi,
  says: 'makes an index while writes wait: create index concurrently if not exists, in a migration of its own',
} as const;

/**
 * Statements that read the database's clock. There is one clock for everything, and tests set it; the scope or the context has
 * it. Jobs have the time of their library, `job_now`.
 */
export const databaseClocks = {
  pattern:
    /\b(?:clock|statement|transaction)_timestamp\(\)|(?<![\w.])now\(\)(?!:)|\bcurrent_(?:timestamp|date|time)\b/,
  within: /^apps\/server\/(?:src|demo|load)\//,
  room: 'apps/server/src/platform/clock/',
  // These compare the database's clock with another one, or bound what a clock that is set ahead may delete.
  shares: [
    'apps/server/src/cli/doctor-database.ts',
    'apps/server/src/platform/database/standby.ts',
    'apps/server/src/platform/events/purge-events.ts',
  ],
  says: 'reads the database’s clock: take the instant from the scope or the context',
} as const;

/**
 * Code that writes or sorts for people by the machine's locale. `packages/domain/src/locale` does it by the reader's
 * (texts.8). Tests may use it to check the room.
 */
export const localeCalls = {
  pattern:
    /\.toLocale\w*\(|\.localeCompare\(|\bIntl\.(?:DateTime|Number|RelativeTime|List|Duration)Format\b|\bIntl\.Collator\b/,
  within: /^(?:apps\/(?:server|web)|packages)\//,
  room: 'packages/domain/src/locale/',
  // These ask whether a time zone exists and which one the browser has, and show nothing.
  shares: ['packages/domain/src/calendar/zone.ts', 'apps/web/src/ui/data/browser-zone.ts'],
  says: 'formats by a locale of its own: use the domain’s locale folder, on screens ui/data/shown.ts',
} as const;

/** Styles of one side. A page from right to left needs the logical ones; the middle (`left: 50%`) is the same in both. */
export const physicalSides = {
  pattern:
    /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:text-align|float|clear):\s*(?:left|right)\b|(?:left|right):(?!\s*50%))/,
  within: /^apps\/web\/src\/.*\.css$/,
  // A chart is not mirrored.
  shares: ['apps/web/src/features/people/organisation/components/org-chart.module.css'],
  says: 'is of the left or right side: use inline-start or inline-end',
} as const;

/** Text that makes sense only on the machine on which a line was written. */
export const foreignText = [
  { pattern: /(?<![\w.])\/(?:work|home|Users)\/[\w.]/, says: 'names a path of one machine' },
  {
    pattern: /https?:\/\/[\w.-]*(?:registry|npmjs|artifactory|nexus|verdaccio)[\w.-]*/,
    says: 'names a registry host',
  },
  { pattern: /\.\.\/shared\/(?:spec|design)/, says: 'points to a document outside the repository' },
];
