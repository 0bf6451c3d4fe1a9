// Runs before the first paint and before the application's own script, as a file because the content security policy
// allows no inline script. Three things that need not wait for the application:
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be closed by the browser's settings: nothing was chosen and nobody is signed in then.
      return null;
    }
  };

  // 1. The page opens in the scheme that the person chose, or in the system's.
  const chosen = stored('bw.scheme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme =
    chosen === 'dark' || chosen === 'light' ? chosen : system;

  const token = stored('bw.token');
  if (token && !location.pathname.startsWith('/v3/signout')) {
    const { pathname, hash } = location;
    // The root leads to the dashboard, but for the former client's addresses, which are in the hash.
    const place = /^\/v3\/./.test(pathname) || hash ? pathname : '/v3/home';

    // 2. The session, and what the dashboard shows at its top, are asked for beside the application's script;
    // platform/early-reply.ts takes the answers.
    const ask = (path) => {
      const answer = fetch(path, {
        headers: { accept: 'application/json', authorization: token },
        cache: 'no-store',
      });
      // The application hears of a failure when it takes the answer.
      answer.catch(() => undefined);
      return [path, answer];
    };
    window.bellwetherEarly = new Map([ask('/api/Auth/relogin')]);
    if (place === '/v3/home') {
      for (const path of ['/api/dashboard', '/api/Goal/carryover']) window.bellwetherEarly.set(...ask(path));
    }

    // 3. So are the files of the signed-in pages, which the build lists in the page's head: those of all, and those of
    // the page that is about to show.
    const files = new Set();
    for (const list of document.querySelectorAll('meta[name="signed-in-files"]')) {
      if (!place.startsWith(list.dataset.place ?? '')) continue;
      for (const file of list.content.split(' ').filter(Boolean)) files.add(file);
    }
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (file.endsWith('.css')) link.as = 'style';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  }
}
