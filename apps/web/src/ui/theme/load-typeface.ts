/**
 * Requests the typeface before the first text is rendered, so that a cached file is there for the first paint.
 * A preload in the page's head would compete with the application's script, for which everything waits.
 */
export function loadTypeface(): void {
  document.fonts.load('14px "Inter Variable"').catch((error: unknown) => {
    console.warn("The typeface could not be loaded, so the platform's own face is used.", error);
  });
}
