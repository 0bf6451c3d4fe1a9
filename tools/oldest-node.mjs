// npm leaves out packages whose `engines` the machine's own Node does not satisfy, without an error. With an older Node
// than these, the compilers and bundlers of this platform would be missing.
const oldest = [
  [20, 19],
  [22, 12],
];

/**
 * Returns the sentence that refuses a version of Node; undefined for one that can install the packages.
 *
 * @param {string} version such as `18.19.0`
 * @returns {string | undefined}
 */
export function refusalOf(version) {
  const [major, minor] = version.split('.').map(Number);
  const line = oldest.find(([number]) => number === major);
  const isGood = line ? minor >= line[1] : major > 22;
  if (isGood) return undefined;
  return `Bellwether needs Node 20.19, 22.12 or newer, and this is Node ${version}: install a newer one (https://nodejs.org/en/download), then run the command again. Nothing was installed.`;
}
