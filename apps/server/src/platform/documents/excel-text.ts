const mostCharacters = 32_767;
const longestSheetName = 31;

// Characters that XML does not allow: control characters except tab, line feed and carriage return, and two code points
// that are no characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns the text without characters that XML forbids, cut to Excel's limit. */
export function cellText(text: string): string {
  const clean = text.replace(/\p{Surrogate}/gu, '\ufffd').replace(notInXml, '');
  if (clean.length <= mostCharacters) return clean;
  // Do not cut through a surrogate pair.
  return clean.slice(0, mostCharacters).replace(/[\ud800-\udbff]$/, '');
}

/** Returns a sheet name that Excel accepts and that is not in `taken`, and adds it to `taken`. */
export function sheetName(wished: string, taken: Set<string>): string {
  const clean = cellText(wished)
    .replace(/[\\/?*[\]:\t\r\n]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  // Excel reserves the name "History".
  const base = clean === '' || clean.toLowerCase() === 'history' ? 'Sheet' : clean;
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`;
    const name = `${base.slice(0, longestSheetName - ending.length).replace(/[\ud800-\udbff]$/, '')}${ending}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** Returns a sheet's name as formulas and named ranges write it. */
export function quotedSheet(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
