// The walls of the house: data walks screen → contract → route → rule, dependencies point web → contract → domain ← server.
// `tools/check-walls.ts` plants one leak per rule and demands that this file reports it; a rule without a leak there fails.

// Tests, what they start, and what they share.
const tests = '([.](test|fixture)[.]tsx?$|^apps/server/src/testing/)';
const packagesOf = (...names) => `node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one thing, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      comment:
        "A page is reached by its address: features share api, words and components, never another's pages.",
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/.+/pages/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform carries every feature and so depends on none.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/platform/', pathNot: tests },
      to: { path: '^apps/(server|web)/src/features/' },
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
