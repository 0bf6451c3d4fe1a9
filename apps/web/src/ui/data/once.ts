/**
 * Returns a function that makes a value at its first call and returns the same one afterwards. Formatters of
 * dates and numbers need it: a browser takes many milliseconds to make one, which would delay the first paint.
 */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
