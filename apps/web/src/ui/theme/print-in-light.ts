/**
 * Prints in the light colours whatever the screen shows: paper is white, and the dark scheme's pale text would not be
 * read on it. Called once, when the application starts.
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
