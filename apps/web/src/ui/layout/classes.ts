/** Joins class names and drops absent ones: `cx('a', wide && 'b')`. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
