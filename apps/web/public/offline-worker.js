// Opens the application without a server, and a page of its own where the application is not kept here.
// It keeps the application's page, which is the same for everybody, and files that never change. It keeps no answer with
// data: those are in a store that a sign-out deletes (src/platform/offline). With a server, each page comes from the server.

/** The page's words, by language. */
const WORDS = {
  en: {
    title: 'The server cannot be reached',
    advice: 'Check your connection and try again. What you typed in a form is kept in this browser.',
    again: 'Try again',
  },
  de: {
    title: 'Der Server ist nicht erreichbar',
    advice:
      'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Was Sie in ein Formular eingegeben haben, bleibt in diesem Browser erhalten.',
    again: 'Erneut versuchen',
  },
  fr: {
    title: 'Le serveur est injoignable',
    advice:
      'Vérifiez votre connexion et réessayez. Ce que vous avez saisi dans un formulaire est conservé dans ce navigateur.',
    again: 'Réessayer',
  },
  es: {
    title: 'No se puede acceder al servidor',
    advice:
      'Compruebe su conexión e inténtelo de nuevo. Lo que escribió en un formulario se conserva en este navegador.',
    again: 'Reintentar',
  },
};

/** Returns the language of the pages on this device: its cookie's, else the first of the browser's that has words. */
async function pageLanguage() {
  const chosen = await self.cookieStore?.get('bw-language')?.catch(() => null);
  const asked = [chosen?.value ?? '', ...self.navigator.languages].map((locale) => locale.slice(0, 2));
  return asked.find((language) => Object.hasOwn(WORDS, language)) ?? 'en';
}

const page = (nonce, language, { title, advice, again }) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bellwether</title>
    <style nonce="${nonce}">
      :root { color-scheme: light dark; font: 16px/1.5 "Inter Variable", system-ui, sans-serif; }
      body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 0 16px; text-align: center; }
      h1 { margin: 0 0 4px; font-size: 20px; font-weight: 600; }
      p { max-width: 44ch; margin: 0 auto 20px; }
      a { display: inline-block; padding: 10px 20px; border: 1px solid; border-radius: 6px; color: inherit; text-decoration: none; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${advice}</p>
      <a href="">${again}</a>
    </main>
  </body>
</html>`;

async function offlinePage() {
  const nonce = crypto.randomUUID();
  const language = await pageLanguage();
  return new Response(page(nonce, language, WORDS[language]), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
  });
}

const CACHE = 'bw.application';
/** The name under which the page is kept; no request has it. */
const PAGE = '/kept-page';
/** Stands for the nonce, which is new each time the page is shown. */
const NONCE = '__CSP_NONCE__';

/** Whether an answer is a file with the hash of its content in its name: the server lets browsers keep it for ever. */
const isUnchanging = (answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '');

/** Returns the page with the script that may change put into it, and the addresses of its files. */
async function completePage(text, nonce) {
  const files = new Set();
  for (const [, list] of text.matchAll(/<meta name="signed-in-files"[^>]* content="([^"]*)"/g))
    for (const file of list.split(' ').filter(Boolean)) files.add(`/${file}`);
  for (const [, file] of text.matchAll(/<link rel="(?:stylesheet|modulepreload)"[^>]* href="([^"]+)"/g))
    files.add(file);
  let page = text.replaceAll(nonce, NONCE);
  for (const [tag, file] of page.matchAll(/<script[^>]* src="([^"]+)"[^>]*><\/script>/g)) {
    const answer = await fetch(file);
    if (answer.status !== 200) throw new Error(`${file} is not there.`);
    if (isUnchanging(answer)) files.add(file);
    else {
      const script = await answer.text();
      page = page.replace(tag, () => `<script nonce="${NONCE}">${script}</script>`);
    }
  }
  return { page, files };
}

/** Keeps the application of now, and forgets files of former versions. Fails as a whole, so that no half version is kept. */
async function keepApplication({ page: address, files: loaded }) {
  const answer = await fetch(address, { cache: 'no-store', redirect: 'error' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (answer.status !== 200 || !nonce || !/^text\/html/.test(answer.headers.get('content-type') ?? ''))
    return;
  const { page, files } = await completePage(await answer.text(), nonce);
  const cache = await caches.open(CACHE);
  const former = await (await cache.match(PAGE))?.text();
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of loaded) files.add(new URL(file).pathname);
  for (const file of files) {
    if (kept.has(file)) continue;
    const found = await fetch(file, { cache: 'force-cache' });
    if (isUnchanging(found)) await cache.put(file, found);
  }
  if (former === page) return;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.replaceAll(nonce, NONCE),
    'cache-control': 'no-store',
  };
  await cache.put(PAGE, new Response(page, { headers }));
  for (const file of kept) if (file !== PAGE && !files.has(file)) await cache.delete(file);
}

/** Returns the kept application; undefined without one. */
async function keptPage() {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  if (!kept) return undefined;
  const nonce = crypto.randomUUID();
  const headers = new Headers(kept.headers);
  headers.set(
    'content-security-policy',
    (headers.get('content-security-policy') ?? '').replaceAll(NONCE, nonce),
  );
  return new Response((await kept.text()).replaceAll(NONCE, nonce), { headers });
}

const FILE_KINDS = ['script', 'style', 'font'];

self.addEventListener('install', (event) => {
  // This worker takes every page from the server, and a file by its hash, so it may take over from an older one at once.
  self.skipWaiting();
  // Files and calls need not wait until this worker has started.
  const routes = [
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    ...FILE_KINDS.map((requestDestination) => ({ condition: { requestDestination }, source: 'cache' })),
  ];
  event.addRoutes?.(routes)?.catch?.((error) => console.warn('Files are read by the worker itself.', error));
});

self.addEventListener('activate', (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  };
  // The browser requests the page while it starts this worker.
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), others()]),
  );
});

/** One at a time, so that two tabs do not undo each other's work. */
let keeping = Promise.resolve();

self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keep') return;
  const next = keeping.then(() => keepApplication(event.data));
  keeping = next.catch((error) => console.warn('The application could not be kept.', error));
  event.waitUntil(keeping);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  // Below /api are data, and files and documents, which the browser opens itself.
  if (/^\/api(\/|$)/i.test(new URL(request.url).pathname)) return;
  if (FILE_KINDS.includes(request.destination)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
    return;
  }
  if (request.mode !== 'navigate') return;
  const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
  event.respondWith(fromNetwork().catch(async () => (await keptPage()) ?? offlinePage()));
});
