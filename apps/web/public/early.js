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

    // 2. The session, and what the page shows at its top, are asked for beside the application's script;
    // platform/early-reply.ts takes the answers.
    const early = new Map();
    window.bellwetherEarly = early;
    const ask = (path, body) => {
      const headers = { accept: 'application/json', authorization: token };
      if (body !== undefined) headers['content-type'] = 'application/json';
      const method = body === undefined ? 'GET' : 'POST';
      const answer = fetch(path, { method, headers, body, cache: 'no-store' });
      // The application hears of a failure when it takes the answer.
      answer.catch(() => undefined);
      early.set(path, { token, body, answer });
    };
    ask('/api/Auth/relogin');
    if (place === '/v3/home') for (const path of ['/api/dashboard', '/api/Goal/carryover']) ask(path);
    const goals = /^\/v3\/goals(?:\/([1-9]\d{0,8}))?$/.exec(place);
    if (goals && !location.search) {
      // Which list it is depends on the person: the body is the last visit's. Where it has changed, nobody takes the answer.
      const list = stored('bw.list');
      if (list) ask('/api/Goal/goals', list);
      ask('/api/Goal/waiting');
      if (goals[1]) ask(`/api/Goal/${goals[1]}`);
    }

    // 3. So are the files of the signed-in pages, which the build lists in the page's head: the shell's once the server
    // knows the person, and those of the page that is about to show once the application's script is here
    // (platform/page-files.ts). Sooner they would share the way with that script, for which everything waits.
    const asked = new Set();
    const fetchFiles = (list) => {
      for (const file of list.content.split(' ').filter(Boolean)) {
        if (asked.has(file)) continue;
        asked.add(file);
        const isSheet = file.endsWith('.css');
        const link = document.createElement('link');
        link.rel = isSheet ? 'preload' : 'modulepreload';
        if (isSheet) link.as = 'style';
        link.crossOrigin = '';
        link.href = `/${file}`;
        document.head.append(link);
      }
    };
    const lists = [...document.querySelectorAll('meta[name="signed-in-files"]')];
    const [shell, ...pages] = lists.filter((list) => place.startsWith(list.dataset.place));
    const known = ({ ok }) => ok && shell && fetchFiles(shell);
    early.get('/api/Auth/relogin').answer.then(known, () => undefined);
    window.bellwetherPageFiles = () => pages.forEach(fetchFiles);
  }
}
