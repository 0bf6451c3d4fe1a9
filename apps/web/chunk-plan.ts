import react from '@vitejs/plugin-react';
import { build, normalizePath } from 'vite';
import { contractWithoutShapes } from './contract-without-shapes.ts';
import { type PagePlan, pagePlans } from './src/pages.ts';

const main = ['index.html'];
const signIn = [...filesOf([pagePlans.signIn]), 'features/accounts/components/signed-out-layout.tsx'];
const layout = ['signed-in-layout.tsx'];
const live = ['live.ts'];
const layers = ['signed-in-layers.tsx'];
const signedOut = filesOf(plansThat(({ shown }) => shown === 'signed-out'));
const chunkOf = (chunk: PagePlan['chunk']) => filesOf(plansThat((page) => page.chunk === chunk));
const dashboard = chunkOf('dashboard');
const goals = chunkOf('goals');
const matrix = chunkOf('matrix');
const detail = chunkOf('detail');
/** The parts of insight on the dashboard and in a goal's detail. Each is fetched after its page. */
const outlook = ['look/components/first-look-rows.tsx', 'components/goal-outlook.tsx'].map(
  (file) => `features/insight/${file}`,
);
/** The drawers with formatted text: its editor is larger than all other drawers together. */
const editors = [
  'people/profile/components/responsibility-layer.tsx',
  'strategy/components/basics-layer.tsx',
  'strategy/components/objectives-layer.tsx',
  'talent/components/write-appraisal-layer.tsx',
].map((file) => `features/${file}`);
const allPages = filesOf(Object.values(pagePlans));
/** The pages behind the goals: what they share with the goals is a chunk of its own. */
const others = filesOf(
  plansThat(({ shown, chunk }) => shown === 'signed-in' && (chunk === undefined || chunk === 'matrix')),
);

const isSheet = (id: string) => /\.css(\?|$)/.test(id);

function plansThat(fit: (plan: PagePlan) => boolean) {
  return Object.values(pagePlans).filter(fit);
}

/** Returns the files that the routes of these pages load: each page and its preload. */
function filesOf(plans: readonly PagePlan[]): string[] {
  return plans.flatMap(({ file }) => {
    const [folder] = file.split('/pages/');
    return [`features/${file}`, `features/${folder}/model/preload.ts`];
  });
}

/**
 * The chunks in order: a module belongs to the first chunk whose condition it meets, or else to its only
 * entry. An entry that reaches a module also reaches the module's imports.
 * So if a chunk's condition only requires certain entries, and never their absence, the imports of its
 * modules are in the same chunk or an earlier one. No two chunks then import each other.
 * Use few chunks: a browser fetches six files at a time over HTTP/1.1, so a hundred small ones cost more in
 * round trips than in bytes.
 */
const plan: Readonly<Record<string, (reached: Reached) => boolean>> = {
  // Browsers can keep this file when the product changes. Without it, the first script is twice as long and arrives later.
  react: ({ id }) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
  base: ({ by, entries }) => by(main) || (by(signIn) && entries > 1),
  // The sheets that the first pages add are small, and the browser would wait for each.
  shell: ({ id, by }) => by(layout) || (isSheet(id) && (by(goals) || (by(dashboard) && by(others)))),
  // Every page loads it soon after its paint, so it must not wait in a chunk of drawers.
  follow: ({ by }) => by(live),
  pages: ({ by }) => by(dashboard) && by(goals),
  controls: ({ by }) => by(dashboard) && by(others),
  trees: ({ by }) => by(goals) && by(others),
  goals: ({ by }) => by(goals),
  // The tables of layers and what they import. This chunk is fetched right after a page's first paint.
  tables: ({ by }) => by(layers),
  parts: ({ by }) => by(detail) && (by(dashboard) || by(matrix)),
  dashboard: ({ by }) => by(dashboard),
  // One sheet for all layers and for what pages share: with each sheet that arrives, the browser checks each element
  // of the page again. A sheet imports nothing, so this condition may require an absence.
  sheets: ({ id, by, entries }) => isSheet(id) && (entries > 1 || !by(allPages)),
  matrix: ({ by }) => by(matrix),
  detail: ({ by, entries }) => by(detail) && entries > 1,
  // A chunk of its own: with the drawers it would make the dashboard's first load three times as large.
  outlook: ({ by, entries }) => by(outlook) && entries > 1,
  forms: ({ by, entries }) => by(signedOut) && entries > 1,
  // Without what only drawers share, the first load of these pages is much smaller.
  others: ({ by, entries }) => entries > editors.length || (by(others) && entries > 1),
  editor: ({ by }) => editors.every((drawer) => by([drawer])),
  layers: ({ entries }) => entries > 1,
};

/**
 * A door only re-exports names. Without this rule, a page that imports one name would load every module
 * behind the door.
 */
export const treeshake = {
  moduleSideEffects: [{ test: /\/features\/[^/]+\/door\.ts$/, sideEffects: false }],
};

/** A module, and which entries need it. */
interface Reached {
  /** The module's path. */
  readonly id: string;
  /** Whether one of the given entries needs the module. The entries are paths below `src/`. */
  readonly by: (some: readonly string[]) => boolean;
  /** The number of all entries that need it. */
  readonly entries: number;
}

/**
 * Returns a function from a module's id to the name of its chunk; undefined if it stays with its only entry.
 * The reached modules are known only after unused code is removed, so the bundler runs first, with a chunk
 * for each set of entries.
 * @param root the folder of the application, with a slash at its end.
 * @param input the page to build.
 */
export async function planChunks(
  root: string,
  input: string,
): Promise<(moduleId: string) => string | undefined> {
  const chunks = new Map<string, string>();
  for (const [id, entries] of await reachOfModules(root, input)) {
    const by = (some: readonly string[]) => some.some((entry) => entries.has(entry));
    const chunk = Object.entries(plan).find(([, wants]) => wants({ id, by, entries: entries.size }));
    if (chunk) chunks.set(id, chunk[0]);
  }
  return (moduleId) => chunks.get(moduleId);
}

/** Returns for each module the entries that cannot run without it. */
async function reachOfModules(root: string, input: string): Promise<Map<string, Set<string>>> {
  const groups = [
    { name: 'shared', minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false },
  ];
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), contractWithoutShapes()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input,
        treeshake,
        experimental: { chunkOptimization: false },
        output: { codeSplitting: { groups } },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build that finds out what reaches what has no output.');
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const reached = new Map<string, Set<string>>();
  for (const entry of chunks.values()) {
    if (!entry.facadeModuleId || !(entry.isEntry || entry.isDynamicEntry)) continue;
    const name = entry.facadeModuleId.replace(normalizePath(root), '').replace(/^src\//, '');
    const visit = new Set([entry.fileName]);
    for (const file of visit) {
      const chunk = chunks.get(file);
      for (const id of chunk?.moduleIds ?? []) reached.set(id, (reached.get(id) ?? new Set()).add(name));
      for (const next of chunk?.imports ?? []) visit.add(next);
    }
  }
  return reached;
}
