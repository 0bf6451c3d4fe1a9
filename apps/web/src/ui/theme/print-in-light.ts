/**
 * Prints in the light colours in every scheme, because the dark scheme's pale text is unreadable on white
 * paper. Called once, when the application starts.
 */
export function printInLight(): void {
  const root = document.documentElement;
  let onScreen: string | undefined;
  window.matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) {
      onScreen = root.dataset.mantineColorScheme;
      root.dataset.mantineColorScheme = 'light';
    } else if (onScreen !== undefined) {
      root.dataset.mantineColorScheme = onScreen;
      onScreen = undefined;
    }
  });
}
