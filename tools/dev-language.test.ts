import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { repositoryRoot } from './run-command.ts';

const web = join(repositoryRoot, 'apps/web');
let vite: ViteDevServer | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await vite?.close();
});

/** Starts Vite as `npm run dev` does, without a port. */
async function develop(language?: string) {
  vi.stubEnv('DEV_LANGUAGE', language);
  vite = await createServer({
    root: web,
    cacheDir: join(web, 'node_modules/.vite-dev-language'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const menu = await vite.environments.client.transformRequest('/src/menu.ts');
  const page = await vite.transformIndexHtml('/', readFileSync(join(web, 'index.html'), 'utf8'));
  return { code: menu?.code ?? '', page };
}

it('shows the screens in English', async () => {
  const { code, page } = await develop();
  expect(code).toMatch(/words\.menu\.ts/);
  expect(page).toContain('<html lang="en">');
});

it('shows the screens in the language of DEV_LANGUAGE', async () => {
  const { code, page } = await develop('de');
  expect(code).toMatch(/words\.menu\.de\.ts/);
  expect(code).not.toMatch(/words\.menu\.ts/);
  expect(page).toContain('<html lang="de-DE" dir="ltr">');
  expect(page).toContain('Bellwether wird gestartet');
});

it('refuses a language that is not there', async () => {
  await expect(develop('xx')).rejects.toThrow('DEV_LANGUAGE is en or one of de, fr, es, not xx.');
});
