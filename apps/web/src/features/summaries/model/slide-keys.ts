interface Turning {
  /** The place of the shown slide, from 1. */
  readonly at: number;
  readonly count: number;
  /** Space and Enter press the button that has the focus instead. */
  readonly isOnButton: boolean;
}

/** Returns the place of the slide that a key turns to; undefined for other keys. It may lie outside of the deck. */
export function slideAfter(key: string, { at, count, isOnButton }: Turning): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
      return at + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return at - 1;
    case 'Home':
      return 1;
    case 'End':
      return count;
    case ' ':
    case 'Enter':
      return isOnButton ? undefined : at + 1;
    default:
      return undefined;
  }
}
