import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { pageFiles } from './src/page-files.ts';
import { otherAddresses, type PageName, pagePlans } from './src/pages.ts';
import { languageBuilds, languages } from './vite.languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules whose files are fetched at once, by where an address begins: the shell's for all pages, a page's for its own. */
const earlyFiles: ReadonlyArray<readonly [place: string, modules: readonly string[]]> = [
  ['/v3/', ['signed-in-layout.tsx']],
  ...(Object.keys(pagePlans) as PageName[]).flatMap((name): [string, string[]][] => {
    const { early } = pageFiles[name];
    return early ? [[pagePlans[name].path.replace(/\$.*/, ''), early.map((file) => `features/${file}`)]] : [];
  }),
];

/**
 * Lists the files of the signed-in pages in the page's head, so that `public/early.js` can fetch them beside
 * the application's own script instead of after it.
 */
function signedInFiles(): Plugin {
  return {
    name: 'signed-in-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const filesOf = (modules: readonly string[]) => {
          const ids = new Set(modules.map((module) => normalizePath(here(`./src/${module}`))));
          const files = new Set<string>();
          const add = (name: string) => {
            const chunk = bundle[name];
            if (files.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return;
            files.add(name);
            for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
            chunk.imports.forEach(add);
          };
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => ids.has(normalizePath(id))))
              add(chunk.fileName);
          }
          return [...files].join(' ');
        };
        const lists = earlyFiles.map(
          ([place, modules]) =>
            `<meta name="signed-in-files" data-place="${place}" content="${filesOf(modules)}">`,
        );
        return html.replace(
          '<script src="/early.js"',
          `${lists.join('\n    ')}\n    <script src="/early.js"`,
        );
      },
    },
  };
}

/** Writes the addresses of the app into `pages.json`. The server answers 404 at every other address. */
function pageAddresses(): Plugin {
  const addresses = [...Object.values(pagePlans).map(({ path }) => path), ...otherAddresses];
  return {
    name: 'page-addresses',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(addresses) });
    },
  };
}

/** The layers with the editor of formatted text (`fetchedAhead: false` in the tables of layers). */
const editorLayers = /\/(basics|objectives|responsibility|write-appraisal)-layer\.tsx/;

/**
 * Returns the chunk of a layer: `people-layers` for those that `features/people/layers.tsx` fetches ahead. Together they
 * are fetched anyway, and most are smaller than a request for them.
 */
function layersOf(id: string, graph: Rolldown.ChunkingContext): string | undefined {
  const table = graph
    .getModuleInfo(id)
    ?.dynamicImporters.find((importer) => importer.endsWith('/layers.tsx'));
  return table && !editorLayers.test(id) ? `${basename(dirname(table))}-layers` : undefined;
}

/**
 * The chunks in order. Each holds the files that it names and everything that they import, except what an earlier chunk
 * has. So no two chunks import each other, and a page needs its own chunk and earlier ones. The names of the first pages
 * stand here, because the bundler alone makes a file of each set of pages that share a module: 135 files for the goals
 * page instead of 6. What no chunk names stays with the page or layer that imports it.
 */
const chunks = [
  // Browsers keep this file from release to release.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // The sign-in page is part of the start, so that it appears without another round trip. Numbers are shown on pages with
  // and without a session; in the chunk of either, the other one would load it.
  { name: 'start', test: /\/src\/main\.tsx|\/(sign-in-page|signed-out-layout)\.tsx|\/locale\/numbers\.ts/ },
  {
    name: 'signed-out',
    test: /\/accounts\/(?!tokens\/|second-step\/)(.*\/)?pages\/|\/(privacy|terms)-page\.tsx/,
  },
  { name: 'shell', test: /\/signed-in-layout\.tsx/ },
  { name: 'goals', test: /\/goals-page\.tsx|\/goals\/reading\/model\/preload\.ts/ },
  { name: 'dashboard', test: /\/dashboard-page\.tsx|\/dashboard\/model\/preload\.ts/ },
  // Every page loads these soon after its paint, so they must not wait in a chunk of drawers.
  { name: 'after-paint', test: /\/src\/live\.ts|\/signed-in-layers\.tsx/ },
  { name: 'dashboard-later', test: /\/(first-look-rows|team-week|appraisals-notice)\.tsx/ },
  { name: 'detail', test: /\/(goal-detail|matrix-page)\.tsx/ },
  { name: 'controls', test: /\/src\/ui\/(?!form\/rich-text-field)/ },
  // The editor of formatted text is larger than all other controls together, and few layers use it.
  { name: 'editor', test: /\/rich-text-field\.tsx/ },
  // Few people open the pages of settings; with a file each, the first file of every page would name them all.
  {
    name: 'settings',
    test: /\/(account|audit|company-settings|connections|own-data|personal-data|security|settings|tokens)-page\.tsx/,
  },
  { name: 'shared', minShareCount: 3 },
  { name: layersOf, debugName: 'layers' },
];

/**
 * A door only re-exports names. Without this rule, a page that imports one name would load every module behind the door.
 */
const treeshake = {
  moduleSideEffects: [{ test: /\/features\/[^/]+\/door\.ts$/, sideEffects: false }],
};

/** The oldest supported browsers, such as `chrome111` (docs/decisions/0063-supported-browsers.md). */
const oldestBrowsers = packageFile.browserslist.map((line) => line.replace(' >= ', ''));

const leastWorthwhile = 1_024;

/**
 * Writes a `.br` file beside each script and sheet at the highest level, which the server sends unchanged.
 * This saves a sixth of the bytes compared with compression during a request, and the work for it. The highest level
 * takes two thirds of a build, so the other languages have the level before, with 3 % more bytes.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir = '' }, bundle) {
      const isEnglish = this.environment.name === 'client';
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const target = join(dir, `${file.fileName}.br`);
          // A file that is the same in two languages is there already.
          if (text.length < leastWorthwhile || existsSync(target)) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: isEnglish ? 11 : 9 };
          await writeFile(target, await promisify(brotliCompress)(text, { params }));
        }),
      );
    },
  };
}

/**
 * `vite build apps/web` builds the product into `dist/`, in every language. `vite build apps/web --mode kitchen-sink` builds the
 * page with every `ui/` component into `test-results/`, so that it never ships.
 * The server replaces `__CSP_NONCE__` in index.html for each request
 * (docs/decisions/0003-csp-style-attributes.md).
 */
export default defineConfig(({ mode }) => {
  const kitchenSink = mode === 'kitchen-sink';
  return {
    root: here('.'),
    plugins: [
      languages(),
      react(),
      signedInFiles(),
      kitchenSink ? null : pageAddresses(),
      kitchenSink ? null : compressed(),
    ],
    environments: kitchenSink ? {} : languageBuilds,
    builder: {
      // English empties the folder; the other languages add their files to it.
      async buildApp({ environments: { client, ssr: _, ...others }, build }) {
        if (client) await build(client);
        await Promise.all(Object.values(others).map(build));
      },
    },
    html: { cspNonce: '__CSP_NONCE__' },
    // Names with the source's words would make sheets and scripts larger.
    css: { modules: { generateScopedName: '[hash:base64:6]' } },
    build: {
      outDir: here(kitchenSink ? './test-results/kitchen-sink' : './dist'),
      emptyOutDir: true,
      rolldownOptions: {
        input: here(kitchenSink ? './kitchen-sink.html' : './index.html'),
        treeshake,
        output: { codeSplitting: { groups: chunks } },
      },
      target: oldestBrowsers,
      cssTarget: oldestBrowsers,
      // A data: URL in a sheet or a script would need an exception in the content security policy.
      assetsInlineLimit: 0,
      sourcemap: false,
    },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
  };
});
