// Shows a page of its own instead of the browser's error page if a page is opened or reloaded without a server.
// It stores nothing: no page, no file, no data. So it can never show an old build or another person's data, and a
// sign-out need not clear it.

const page = (nonce) => `<!doctype html>
<html lang="en">
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
      <h1>The server cannot be reached</h1>
      <p>Check your connection and try again. What you typed in a form is kept in this browser.</p>
      <a href="">Try again</a>
    </main>
  </body>
</html>`;

function offlinePage() {
  const nonce = crypto.randomUUID();
  return new Response(page(nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
  });
}

self.addEventListener('install', (event) => {
  // Files and calls need not wait until this worker has started.
  const others = ['cors', 'no-cors', 'same-origin'];
  event.addRoutes?.(others.map((requestMode) => ({ condition: { requestMode }, source: 'network' })));
});

self.addEventListener('activate', (event) => {
  // The browser requests the page while it starts this worker.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate' && request.method === 'GET';
  // Below /api are files and documents, which the browser opens itself.
  if (!isPage || /^\/api(\/|$)/i.test(new URL(request.url).pathname)) return;
  const fromNetwork = async () => (await event.preloadResponse) ?? fetch(request);
  event.respondWith(fromNetwork().catch(offlinePage));
});
