/** Returns rows as text for a spreadsheet, with the mark by which programs know its encoding. */
export function sheetText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}`;
}

/** A spreadsheet would run a text that begins like a formula, so such a text gets an apostrophe. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
