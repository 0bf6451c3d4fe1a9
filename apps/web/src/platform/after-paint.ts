/** Longer than a frame: a hidden tab paints nothing. */
const PATIENCE = 100;

/** Waits until the last change is painted, so that a press shows at once and its work runs afterwards. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame's callbacks run before its paint; a timer started in them fires after the paint.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
