let openNow: (() => void) | undefined;

/** Lets other parts of the shell open the finder. @returns the function that ends it. */
export function offerFinder(open: () => void): () => void {
  openNow = open;
  return () => {
    if (openNow === open) openNow = undefined;
  };
}

/** Opens the finder, as Ctrl/⌘ K does. */
export function openFinder(): void {
  openNow?.();
}
