/** Joins class names and leaves out what is absent: `cx('a', wide && 'b')`. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
