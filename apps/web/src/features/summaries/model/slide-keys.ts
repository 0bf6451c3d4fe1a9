interface Turning {
  /** The number of the shown slide, from 1. */
  readonly at: number;
  readonly count: number;
  /** A button has the focus, so Space and Enter press the button instead. */
  readonly isOnButton: boolean;
}

/**
 * Returns the number of the slide to which a key turns; undefined for other keys. The number may be outside of the
 * deck.
 */
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
