let openNow: (() => void) | undefined;

/** Lets other parts of the shell open the palette. @returns the function that ends it. */
export function offerPalette(open: () => void): () => void {
  openNow = open;
  return () => {
    if (openNow === open) openNow = undefined;
  };
}

/** Opens the palette, as Ctrl/⌘ K does. */
export function openPalette(): void {
  openNow?.();
}
