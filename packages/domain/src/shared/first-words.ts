/**
 * Returns the beginning of a text in one line, with at most `most` characters; a cut is between words where there is one
 * near, and marked by "…".
 */
export function firstWords(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  // Half of a sign that needs two units is dropped.
  const cut = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/u, '');
  const space = line[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
