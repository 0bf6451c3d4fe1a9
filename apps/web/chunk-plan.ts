import react from '@vitejs/plugin-react';
import { build, normalizePath } from 'vite';

const main = /^index\.html$/;
const signIn = /^features\/accounts\/(pages\/sign-in-page|components\/signed-out-layout)\.tsx$/;
const signedOut = /^features\/(accounts|tenant)\/pages\/(?!help-page)/;
const layout = /^signed-in-layout\.tsx$/;
const pageOf = (feature: string) => new RegExp(`^features/${feature}/(pages/|model/preload[.]ts$)`);
const dashboard = pageOf('dashboard');
const goals = pageOf('goals/reading');
const matrix = pageOf('matrix');
const detail = /^features\/goals\/reading\/components\/goal-detail[.]tsx$/;
const strategy = pageOf('strategy');
const help = /^features\/tenant\/(pages\/help-page[.]tsx|model\/preload[.]ts)$/;

/**
 * The chunks in order: a module goes to the first one that wants it, and stays with its only entry where none does. What
 * reaches a module reaches its imports too. So a chunk that asks for certain entries, and never for the lack of one, finds
 * the imports of its modules in itself or in a chunk before it, and no two chunks import each other.
 *
 * They are few because a browser fetches six files at a time over HTTP/1.1: a hundred small ones cost more round trips
 * than all of their bytes.
 */
const plan: Readonly<Record<string, (reached: Reached) => boolean>> = {
  base: ({ by, entries }) => by(main) || (by(signIn) && entries > 1),
  shell: ({ by }) => by(layout),
  pages: ({ by }) => by(dashboard) && [goals, matrix, strategy, help].some(by),
  trees: ({ by }) => by(goals) && [matrix, strategy, help].some(by),
  goals: ({ by }) => by(goals),
  parts: ({ by }) => by(detail) && [dashboard, matrix].some(by),
  dashboard: ({ by }) => by(dashboard),
  matrix: ({ by }) => by(matrix),
  detail: ({ by, entries }) => by(detail) && entries > 1,
  forms: ({ by, entries }) => by(signedOut) && entries > 1,
  layers: ({ entries }) => entries > 1,
};

/**
 * A door only passes names on. Without this rule, a page that imports one name would load every module behind the door.
 */
export const treeshake = {
  moduleSideEffects: [{ test: /\/features\/[^/]+\/door\.ts$/, sideEffects: false }],
};

/** What cannot do without a module: `by` one of the entries that match, each a path below `src/`; how many `entries`. */
interface Reached {
  readonly by: (entry: RegExp) => boolean;
  readonly entries: number;
}

/**
 * Answers, for the id of a module, the name of its chunk; undefined where it stays with its only entry. What reaches what
 * is known only when unused code is gone, so the bundler is asked first, with a chunk for each set of entries.
 * @param root the folder of the application, with a slash at its end.
 * @param input the page to build.
 */
export async function planChunks(
  root: string,
  input: string,
): Promise<(moduleId: string) => string | undefined> {
  const chunks = new Map<string, string>();
  for (const [id, entries] of await reachOfModules(root, input)) {
    const by = (entry: RegExp) => [...entries].some((each) => entry.test(each));
    const chunk = Object.entries(plan).find(([, wants]) => wants({ by, entries: entries.size }));
    if (chunk) chunks.set(id, chunk[0]);
  }
  return (moduleId) => chunks.get(moduleId);
}

/** Of each module, the entries that cannot run without it. */
async function reachOfModules(root: string, input: string): Promise<Map<string, Set<string>>> {
  const groups = [
    { name: 'shared', minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false },
  ];
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
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
