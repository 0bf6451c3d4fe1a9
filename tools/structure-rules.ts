/**
 * The house's rules about files, as data. `check-structure.ts` reads them; a rule changes here or nowhere.
 * Paths are relative to the repository, with forward slashes.
 */

/** A feature owns a table, an outside integration or a life cycle; its name is the same on every floor. */
export const features = [
  'accounts',
  'tenant',
  'people',
  'goals',
  'matrix',
  'dashboard',
  'talent',
  'strategy',
  'action-items',
  'notifications',
  'reports',
  'suggestions',
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
    'reading',
  ],
};

/** What a folder of features may hold. Tests may bear any name; a feature with rooms holds the same in each room. */
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

/** Folders that hold one file or one folder per feature, beside the names that serve all of them. */
export const sharedFloors = [
  { folder: 'packages/domain/src', besides: ['calendar', 'shared'] },
  {
    folder: 'packages/contract/src',
    besides: ['calls', 'endpoint', 'endpoints', 'problem', 'client', 'openapi', 'wire', 'file', 'file-name'],
  },
] as const;

/**
 * Code of the screens, but for the module that keeps the server's clock: a machine can run late, and a server's clock can be
 * set, so a relative time from the machine's clock would be wrong. Tests and fixtures may read any clock.
 */
export const clocklessFiles =
  /^apps\/web\/src\/(?!ui\/data\/server-clock\.ts$)(?!.*\.(?:test|fixture)\.).*\.tsx?$/;

/** Names that say nothing about what is inside. */
export const forbiddenNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'index'];

export const maximumLines = 400;

/** Files whose default export a tool demands, or that describe a package which has one. */
export const configurationFiles =
  /(^|\/)(vite|vitest|playwright)\.config\.ts$|(^|\/)\.dependency-cruiser\.mjs$|\.d\.ts$/;

/** Written by a program or by another house: no rule about form applies. */
export const notOurs =
  /\.generated\.|\/schema\.sql$|\/database-types\.ts$|^package-lock\.json$|^LICENSE$|^docs\/openapi\.json$|\.(png|webp|woff2|snap)$/;

/** Files that hold code of ours, and so are counted in lines and named in kebab-case. */
export const sourceFiles = /\.(ts|tsx|mjs|css|sql)$/;

/** Lower-case words joined by hyphens; dots part a name from its kind. */
export const kebabName = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** SQL files are named like what they hold, in the database's own spelling; migrations begin with their number. */
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

/** Marks of unfinished work, looked for in comments; in files of other languages, everywhere. */
export const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;

/** A suppression needs a reason of at least so many words. */
export const suppression =
  /(?:@ts-(?:ignore|expect-error|nocheck)|biome-ignore(?:-all|-start)?\s+[\w/]+:?)(?<reason>.*)/;
export const wordsOfAReason = 3;

/**
 * Tables that one room alone writes and reads, so that their rules hold everywhere: an event has its pointer and no
 * private text, an event is handled once. Tests may look; `shares` are the others that may, each with its because.
 */
export const guardedTables = [
  {
    // As a builder names it, and as SQL does.
    pattern:
      /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|insertRows)\((?:\w+,\s*)?'event(?:_pointer|_cursor|_delivery)?\b|\b(?:from|into|update|join)\s+event(?:_pointer|_cursor|_delivery)?(?![\w'-])/,
    within: /^apps\/server\/src\//,
    room: 'apps/server/src/platform/events/',
    // The doctor counts what was set aside.
    shares: ['apps/server/src/cli/doctor-background.ts'],
    says: 'names a table of events: record with recordEvent, read with a reaction',
  },
] as const;

/** What only the machine knows on which a line was written. */
export const foreignText = [
  { pattern: /(?<![\w.])\/(?:work|home|Users)\/[\w.]/, says: 'names a path of one machine' },
  {
    pattern: /https?:\/\/[\w.-]*(?:registry|npmjs|artifactory|nexus|verdaccio)[\w.-]*/,
    says: 'names a registry host',
  },
  { pattern: /\.\.\/shared\/(?:spec|design)/, says: 'points to a document outside the repository' },
];
