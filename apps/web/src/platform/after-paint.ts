/** Longer than a frame takes: a tab that nobody sees paints nothing. */
const PATIENCE = 100;

/** Waits until what just happened is painted, so that a press shows at once and what it leads to is worked out after it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame's callbacks run before its paint, a timer set in them after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
