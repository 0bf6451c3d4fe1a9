/** Returns the parsed address; undefined if it is none. `URL.parse` is newer than the oldest supported browsers. */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    // The only error of this constructor is that the text is no address.
    return undefined;
  }
}
