// Runs before the first paint and before the application's own script. It is a file, because the content
// security policy allows no inline script. It is written in the language of 2017, so that an old browser can run it
// and say why the application does not start. It does some things that need not wait for the application:
{
  // 0. Say why the application cannot start: the browser is too old, or one of its files did not arrive. The page of
  // another language than English has the sentences in its line.
  const say = (why, sentence) => {
    const line = document.querySelector('#root > [data-start]');
    // The application has replaced the line.
    if (!line) return;
    line.textContent = line.dataset[why] || sentence;
    line.dataset.start = 'failed';
  };
  const oldest = 'Chrome or Edge 111, Firefox 125, Safari 17, or a newer version of one of them';
  const isNewEnough = () =>
    // What the listed versions have and the ones before lack.
    typeof [].toSorted === 'function' &&
    typeof Intl.Segmenter === 'function' &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    CSS.supports('container-type', 'inline-size');
  if (!isNewEnough()) {
    // The application reads this and does not start.
    document.documentElement.dataset.tooOld = '';
    addEventListener('DOMContentLoaded', () => {
      say('tooOld', `This browser is too old for Bellwether. It needs ${oldest}.`);
    });
  }
  addEventListener(
    'error',
    ({ target }) => {
      const isOurs = target instanceof HTMLScriptElement && target.type === 'module';
      if (isOurs)
        say('notLoaded', 'Bellwether could not be loaded. Check your connection and load the page again.');
    },
    // An element's error does not bubble.
    true,
  );

  // The browser offers this once, maybe before the application has started.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.bellwetherInstall = event;
  });
  addEventListener('appinstalled', () => {
    window.bellwetherInstall = undefined;
  });

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // The browser's settings may block storage; then no scheme is stored and nobody is signed in.
      return null;
    }
  };

  // 1. Open the page in the scheme that the person chose, or in the system's.
  const chosen = stored('bw.scheme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme =
    chosen === 'dark' || chosen === 'light' ? chosen : system;

  const token = stored('bw.token');
  if (token && !location.pathname.startsWith('/v3/signout')) {
    const { pathname, hash } = location;
    // The root leads to the dashboard, except for the former client's addresses, which are in the hash.
    const place = /^\/v3\/./.test(pathname) || hash ? pathname : '/v3/home';

    // 2. Request the session and the data at the page's top while the application's script loads;
    // platform/early-reply.ts uses the replies.
    const early = new Map();
    window.bellwetherEarly = early;
    const ask = (path, body) => {
      const headers = { accept: 'application/json', authorization: token };
      if (body !== undefined) headers['content-type'] = 'application/json';
      const method = body === undefined ? 'GET' : 'POST';
      const answer = fetch(path, { method, headers, body, cache: 'no-store' });
      // The application sees a failure when it uses the reply.
      answer.catch(() => undefined);
      early.set(path, { token, body, answer });
    };
    ask('/api/Auth/relogin');
    if (place === '/v3/home') for (const path of ['/api/dashboard', '/api/Goal/carryover']) ask(path);
    const around = /^\/v3\/organization(?:\/([1-9]\d{0,8}))?$/.exec(place);
    if (around && !location.search) ask(`/api/profile/OrgLine/${around[1] || 0}`);
    const goals = /^\/v3\/goals(?:\/([1-9]\d{0,8}))?$/.exec(place);
    if (goals && !location.search) {
      // The list and its summary depend on the person, so use the last visit's bodies. If they have changed,
      // nobody uses the replies.
      const list = stored('bw.list');
      if (list) ask('/api/Goal/goals', list);
      const summary = stored('bw.summary');
      if (summary && !goals[1]) ask('/api/Goal/summary', summary);
      ask('/api/Goal/waiting');
      if (goals[1]) ask(`/api/Goal/${goals[1]}`);
    }

    // 3. Fetch the files of the signed-in pages, which the build lists in the page's head. The shell's files
    // follow once the server knows the person. The files of the page that will be shown follow once the
    // application's script has loaded (platform/page-files.ts): earlier they would compete with that script,
    // for which everything waits.
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
