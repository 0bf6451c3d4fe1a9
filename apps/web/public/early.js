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
    // 2. The session is asked for beside the application's script; platform/early-reply.ts takes the answer.
    window.bellwetherSession = fetch('/api/Auth/relogin', {
      headers: { accept: 'application/json', authorization: token },
      cache: 'no-store',
    });
    // The application hears of a failure when it takes the answer.
    window.bellwetherSession.catch(() => undefined);

    // 3. So are the files of the signed-in pages, which the build lists in the page's head.
    const files = document.querySelector('meta[name="signed-in-files"]')?.content ?? '';
    for (const file of files.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (file.endsWith('.css')) link.as = 'style';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  }
}
