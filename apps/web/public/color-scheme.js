// Runs before the first paint, as a file of its own because the content security policy allows no inline script:
// the page opens in the scheme that the person chose, or in the system's.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('bw.scheme');
  } catch {
    // Storage can be closed by the browser's settings: the system's scheme is used then.
    chosen = null;
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}
