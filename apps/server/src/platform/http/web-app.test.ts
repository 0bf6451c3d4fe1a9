import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'bellwether-web-'));
afterAll(() => rmSync(webFolder, { recursive: true }));
const script = `console.log(${'1,'.repeat(2_000)}1);`;
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'assets', '.env'), 'SECRET=1');
writeFileSync(
  join(webFolder, 'index.html'),
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>',
);
writeFileSync(
  join(webFolder, 'index.de.html'),
  '<!doctype html><html lang="de-DE" dir="ltr"><meta property="csp-nonce" nonce="__CSP_NONCE__"></html>',
);
writeFileSync(
  join(webFolder, 'pages.json'),
  JSON.stringify([
    '/',
    '/v2',
    '/v3',
    '/v3/goals',
    '/v3/goals/$goalId',
    '/v3/invitation/$token',
    '/v3/login',
    '/v3/profile/{-$id}',
  ]),
);
writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), script);
writeFileSync(join(webFolder, 'offline-worker.js'), 'self;');
writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const server = await startTestServer({ webFolder });
const acme = await server.buildTenant({ subdomain: 'acme' });
const get = (url: string, headers: Record<string, string> = {}) =>
  server.send({ method: 'GET', url, headers });

describe('the page', () => {
  test.each([
    '/',
    '/v3',
    '/v3/goals/12',
    '/v3/invitation/1.abc-_',
    '/v3/invitation/1.a%2Fb',
    '/V3/Goals/?x=1#y',
    '/v3/profile',
    '/v3/profile/5',
    '/v2',
  ])('is served at %s, never stored, with its own nonce', async (url) => {
    const [first, second] = [await get(url), await get(url)];
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body).toContain('<div id="root">');
    const nonces = [first, second].map((answer) => {
      const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
      expect(answer.body).not.toContain('__CSP_NONCE__');
      expect(answer.headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; ` +
          `frame-src https://www.youtube-nocookie.com https://player.vimeo.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      );
      return nonce;
    });
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test.each([
    '/anything?x=1#y',
    '/index.html',
    '/pages.json',
    '/apis',
    '/wp-login.php',
    '/v3/nothing',
    '/v3/goals/12/more',
    '/v3/invitation',
    '/v3/profile/5/6',
    '/v3/goal',
    '/v33',
  ])('is served with 404 at %s, which is no address of the app', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain('<div id="root">');
    expect(answer.headers['content-security-policy']).toContain("'nonce-");
    expect((await server.send({ method: 'HEAD', url })).statusCode).toBe(404);
  });

  test('answers HEAD without a body', async () => {
    const answer = await server.send({ method: 'HEAD', url: '/v3/goals' });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ]);
  });
});

describe('files', () => {
  test('with a hash in their name are cached for ever, others are revalidated', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const icon = await get('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/);
    const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('the worker of the offline page may request pages, and other files nothing', async () => {
    const policyAt = async (url: string) => (await get(url)).headers['content-security-policy'];
    expect(await policyAt('/offline-worker.js')).toBe("default-src 'none'; connect-src 'self'");
    expect((await get('/offline-worker.js')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect(await policyAt('/favicon.svg')).not.toContain('connect-src');
  });

  test('travel compressed', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(script.length / 10);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test('are sent as the build compressed them, to clients that accept it', async () => {
    const file = brotliCompressSync('console.log(2)');
    writeFileSync(join(webFolder, 'assets', 'app-1a2b.js.br'), file);
    try {
      const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.vary).toContain('accept-encoding');
      expect(answer.rawPayload.equals(file)).toBe(true);
      expect((await get('/assets/app-1a2b.js')).body).toBe(script);
    } finally {
      rmSync(join(webFolder, 'assets', 'app-1a2b.js.br'));
    }
  });

  test('that a build adds are served without a restart', async () => {
    writeFileSync(join(webFolder, 'assets', 'late-3c4d.js'), 'console.log(3)');
    const answer = await get('/assets/late-3c4d.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'console.log(3)']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/assets/gone-99.js',
    '/assets/%00.js',
    `/assets/${'a'.repeat(5_000)}`,
    '/assets/.env',
    '/assets//app-1a2b.js',
    '/assets',
    '/ASSETS/gone-99.js',
    '/API/nothing',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('a missing file does not return the page: %s', async (url) => {
    const answer = await get(url);
    // A path that leads out of the folder gets the page like any other path, and never a file.
    expect(answer.body).not.toContain('bellwether/server');
    if (!url.includes('..') && !url.includes('%2e')) expect(answer.statusCode).toBe(404);
  });
});

test('before the build, a clear page says what to do', async () => {
  const bare = await startTestServer({ beside: server, webFolder: join(webFolder, 'nothing') });
  const answer = await bare.send({ method: 'GET', url: '/v3/goals' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('The screens are not built');
  expect((await bare.send({ method: 'GET', url: '/api/health/live' })).statusCode).toBe(200);
});

describe('the manifest', () => {
  const at = async (host: string, asked: Record<string, string> = {}) => {
    const headers = { host, ...asked };
    const answer = await server.send({ method: 'GET', url: '/manifest.webmanifest', headers });
    return { ...answer, body: JSON.parse(answer.body) };
  };

  test('has the name and the colour of the company of its host', async () => {
    await server.owner.query("update tenant set name = 'Acme', primary_color = '1a5c38' where id = $1", [
      acme.id,
    ]);
    const { statusCode, headers, body } = await at('acme.localhost');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
    expect(body).toMatchObject({
      name: 'Acme · Bellwether',
      short_name: 'Acme',
      theme_color: '#1a5c38',
      start_url: '/v3/home',
    });
    expect(body.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['My week', 'Review']);
  });

  test('is in the language that the device asks for', async () => {
    const { headers, body } = await at('acme.localhost', { 'accept-language': 'fr-FR,fr;q=0.9' });
    expect([headers.vary, body.lang]).toEqual([expect.stringContaining('accept-language'), 'fr-FR']);
    expect(body.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Ma semaine', 'Examiner']);
    expect(body.description).toMatch(/^Des objectifs trimestriels/);
    const kept = await at('acme.localhost', { 'accept-language': 'fr', cookie: 'bw-language=de-DE' });
    expect(kept.body.shortcuts[0].name).toBe('Meine Woche');
  });

  test('names no company at a host without one', async () => {
    const { body } = await at('nobody.localhost');
    expect([body.name, body.short_name, body.theme_color]).toEqual(['Bellwether', 'Bellwether', '#2f5fd0']);
  });
});

describe('a host with an unknown company', () => {
  const at = (on: typeof server, host: string) =>
    on.send({ method: 'GET', url: '/v3/login', headers: { host } });

  test('is redirected to FALLBACK_URL', async () => {
    const env = {
      FALLBACK_URL: 'https://example.com/unknown',
      PUBLIC_URL: 'https://goals.example.com',
      DEFAULT_TENANT: 'acme',
    };
    const sending = await startTestServer({ beside: server, webFolder, env });
    const answer = await at(sending, 'nobody.goals.example.com');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://example.com/unknown']);
    for (const host of ['acme.goals.example.com', 'goals.example.com', 'acme.localhost', 'example.com'])
      expect((await at(sending, host)).statusCode, host).toBe(200);
    expect(
      (await sending.send({ method: 'GET', url: '/api/health/live', headers: { host: 'nobody.localhost' } }))
        .statusCode,
    ).toBe(200);
  });

  test('gets the page without that setting', async () => {
    expect((await at(server, 'nobody.localhost')).statusCode).toBe(200);
    expect(acme.subdomain).toBe('acme');
  });
});

describe('the language of the page', () => {
  const pageIn = async (headers: Record<string, string>) =>
    /lang="([\w-]+)"/.exec((await get('/v3/login', headers)).payload)?.[1];

  test.each([
    ['de-DE', { 'accept-language': 'it, de;q=0.8, en;q=0.5' }],
    ['de-DE', { 'accept-language': 'de-AT' }],
    ['de-DE', { 'accept-language': 'en', cookie: 'other=1; bw-language=de-DE' }],
    // A language without words of its own, a forged cookie, and the language that the reader likes less.
    [undefined, { 'accept-language': 'it' }],
    [undefined, { cookie: 'bw-language=../../x' }],
    [undefined, { 'accept-language': 'de;q=0.3, en;q=0.9' }],
    [undefined, { 'accept-language': 'de', cookie: 'bw-language=en-GB' }],
    [undefined, { cookie: 'bw-language=en-XA' }],
    [undefined, { 'accept-language': ',;q=,' }],
  ])('is %s for %j', async (language, headers) => {
    expect(await pageIn(headers)).toBe(language);
  });

  test('is that of the link in a mail, and remembered, where the device knows none (mail.6)', async () => {
    const opened = (url: string, headers: Record<string, string> = {}) =>
      get(url, { 'accept-language': 'en', ...headers });
    const linked = await opened('/v3/invitation/1.abc?language=de-DE');
    expect(linked.payload).toContain('lang="de-DE"');
    expect(linked.headers['set-cookie']).toBe('bw-language=de-DE; Path=/; Max-Age=31536000; SameSite=Lax');
    for (const [url, cookie] of [
      ['/v3/invitation/1.abc?language=de-DE', 'bw-language=en-US'],
      ['/v3/invitation/1.abc?language=de', ''],
      ['/v3/invitation/1.abc?language=en-XA', ''],
    ] as const) {
      const other = await opened(url, { cookie });
      expect([other.payload.includes('lang="de-DE"'), other.headers['set-cookie']]).toEqual([
        false,
        undefined,
      ]);
    }
  });

  test('no page of a language is reached by its file', async () => {
    expect((await get('/index.de.html')).payload).not.toContain('__CSP_NONCE__');
  });
});
