/** The largest answer of a tool, in bytes of UTF-8. */
export const mostBytes = 20_000;

/** Returns the number of bytes of a value as JSON in UTF-8. */
export function bytesOf(value: unknown): number {
  let bytes = 0;
  for (const character of JSON.stringify(value)) bytes += bytesOfCode(character.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOfCode(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** Returns the items of a page that fit into `most` bytes, from item `from` on, and where the next page begins. */
export function fittingPage<Item>(
  items: readonly Item[],
  from: number,
  most: number,
): { readonly items: Item[]; readonly next: number | null } {
  const page: Item[] = [];
  let bytes = 0;
  for (let at = from; at < items.length; at += 1) {
    const item = items[at] as Item;
    bytes += bytesOf(item) + 1;
    // At least one item, so that the pages end.
    if (bytes > most && page.length > 0) return { items: page, next: at };
    page.push(item);
  }
  return { items: page, next: null };
}
