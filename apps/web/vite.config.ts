import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { planChunks, treeshake } from './chunk-plan.ts';
import { contractWithoutShapes } from './contract-without-shapes.ts';
import packageFile from './package.json' with { type: 'json' };
import { otherAddresses, pagePlans } from './src/pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules whose files are fetched at once, by where an address begins: the shell's for all pages, a page's for its own. */
const earlyFiles: ReadonlyArray<readonly [place: string, modules: readonly string[]]> = [
  ['/v3/', ['signed-in-layout.tsx']],
  ...Object.values(pagePlans).flatMap(({ path, early }): [string, string[]][] =>
    early ? [[path.replace(/\$.*/, ''), early.map((file) => `features/${file}`)]] : [],
  ),
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

/** Fails the build if two chunks import each other, because one of them would run before its imports. */
function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (name: string, way: readonly string[]) => {
        if (way.includes(name)) this.error(`Chunks import each other: ${[...way, name].join(' → ')}`);
        const chunk = bundle[name];
        if (done.has(name) || chunk?.type !== 'chunk') return;
        for (const next of chunk.imports) visit(next, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}

/** The oldest supported browsers, such as `chrome111` (docs/decisions/0063-supported-browsers.md). */
const oldestBrowsers = packageFile.browserslist.map((line) => line.replace(' >= ', ''));

const leastWorthwhile = 1_024;

/**
 * Writes a `.br` file beside each script and sheet at the highest level, which the server sends unchanged.
 * This saves a sixth of the bytes compared with compression during a request, and the work for it.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (text.length < leastWorthwhile) return;
          await writeFile(join(dir, `${file.fileName}.br`), await promisify(brotliCompress)(text));
        }),
      );
    },
  };
}

/**
 * `vite build apps/web` builds the product into `dist/`. `vite build apps/web --mode kitchen-sink` builds the
 * page with every `ui/` component into `test-results/`, so that it never ships.
 * The server replaces `__CSP_NONCE__` in index.html for each request
 * (docs/decisions/0003-csp-style-attributes.md).
 */
export default defineConfig(async ({ mode, command }) => {
  const kitchenSink = mode === 'kitchen-sink';
  const input = here(kitchenSink ? './kitchen-sink.html' : './index.html');
  const planned = command === 'build' ? await planChunks(here('./'), input) : () => undefined;
  return {
    root: here('.'),
    plugins: [
      react(),
      command === 'build' ? contractWithoutShapes() : null,
      signedInFiles(),
      kitchenSink ? null : pageAddresses(),
      noCircles(),
      kitchenSink ? null : compressed(),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    // Names with the source's words would make sheets and scripts larger.
    css: { modules: { generateScopedName: '[hash:base64:6]' } },
    build: {
      outDir: here(kitchenSink ? './test-results/kitchen-sink' : './dist'),
      emptyOutDir: true,
      rolldownOptions: {
        input,
        treeshake,
        output: {
          codeSplitting: {
            // The plan already contains the dependencies; adding the dependencies per file would add far more
            // modules.
            groups: [{ name: planned, debugName: 'chunk-plan', includeDependenciesRecursively: false }],
          },
        },
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
