import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@bellwether/domain/locale/locales';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../refusal/problem.ts';
import { askedLocale, linkedLocale } from './asked-language.ts';
import { createNonce, pagePolicy, workerPolicy } from './security.ts';

export interface WebAppOptions {
  /** The folder of the build; by default the repository's. */
  folder?: string | undefined;
  /**
   * Returns the redirect for a request of a company that does not exist; undefined: serve the page, which
   * reports it.
   */
  redirectOf?: (request: FastifyRequest) => Promise<string | undefined>;
}

const builtFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bellwether</title>
<div id="root"><h1>The screens are not built</h1>
<p>Run <code>npm start</code>, or <code>npm run build</code> and then start again. The calls below <code>/api</code> work.</p></div></html>
`;

/**
 * Serves the application's files, and its page for every other path outside `/api`: with 200 at an address of the app,
 * with 404 elsewhere, where the page shows that nothing is there. Each language has its own page and scripts.
 * File names under `/assets/` contain a hash of their content, so those files never change. The page is never
 * stored.
 */
export async function serveWebApp(server: FastifyInstance, options: WebAppOptions = {}): Promise<void> {
  const folder = options.folder ?? builtFolder;
  const app = await readApp(folder);
  if (app) {
    await server.register(serveFiles, {
      root: folder,
      index: false,
      globIgnore: ['**/index*.html', 'pages.json', 'assets/**'],
      wildcard: false,
      cacheControl: false,
      // The build has compressed large files; other files are compressed when sent.
      preCompressed: true,
      setHeaders(reply, path) {
        const isHashed = path.slice(folder.length).replaceAll('\\', '/').startsWith('/assets/');
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
        if (path.endsWith('/offline-worker.js')) reply.header('content-security-policy', workerPolicy);
      },
    });
    // Use one route for all files: files of former builds stay for open tabs, so there can be thousands.
    server.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: '/assets/:name',
      handler({ params: { name } }, reply) {
        if (!/^\w[\w.-]*$/.test(name)) throw notFound();
        return reply.sendFile(`assets/${name}`);
      },
    });
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (isBelow(path, '/api') || isBelow(path, '/assets')) throw notFound();
    const target = await options.redirectOf?.(request);
    if (target !== undefined) return reply.redirect(target, 302);
    const nonce = createNonce();
    reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    if (!app) return reply.status(503).send(notBuilt);
    const linked = linkedLocale(request);
    if (linked) reply.header('set-cookie', linked.cookie);
    return reply
      .status(app.addresses.test(path) ? 200 : 404)
      .send(
        pageFor(linked?.locale ?? askedLocale(request.headers), app.pages).replaceAll('__CSP_NONCE__', nonce),
      );
  };
  server.route({ method: ['GET', 'HEAD'], url: '/', handler: answer });
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}

/** Returns the page in the language of a locale; English without that page. */
function pageFor(locale: Locale, pages: BuiltApp['pages']): string {
  return pages.get(locales[locale].words) ?? pages.get('en') ?? notBuilt;
}

function isBelow(path: string, folder: string): boolean {
  const lower = path.toLowerCase();
  return lower === folder || lower.startsWith(`${folder}/`);
}

interface BuiltApp {
  /** By language: `en` for `index.html`, `de` for `index.de.html`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Matches the paths of the app's pages, and of addresses that lead to one. */
  readonly addresses: RegExp;
}

/** Returns undefined before the first build. */
async function readApp(folder: string): Promise<BuiltApp | undefined> {
  try {
    const pages = new Map([['en', await readFile(`${folder}/index.html`, 'utf8')]]);
    const addresses: string[] = JSON.parse(await readFile(`${folder}/pages.json`, 'utf8'));
    for (const name of await readdir(folder)) {
      const language = /^index\.([a-z]+)\.html$/.exec(name)?.[1];
      if (language !== undefined) pages.set(language, await readFile(`${folder}/${name}`, 'utf8'));
    }
    return { pages, addresses: addressPattern(addresses) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Addresses are spelt as in the app's route table: `$id` is any segment, and `{-$id}` may be absent. */
function addressPattern(addresses: readonly string[]): RegExp {
  const segment = (text: string) => {
    if (text.startsWith('{-$')) return '(?:/[^/]+)?';
    return text.startsWith('$') ? '/[^/]+' : `/${text.replace(/[^\w-]/g, '\\$&')}`;
  };
  const paths = addresses.map((address) => address.split('/').filter(Boolean).map(segment).join(''));
  return new RegExp(`^(?:${paths.join('|')})/?$`, 'i');
}
