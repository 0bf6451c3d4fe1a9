const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const longestComment = 65_535;

/**
 * Returns the unpacked size of all entries of a zip, in bytes; undefined if the directory is broken or hides a size.
 * The reader never unpacks an entry beyond the size in the directory, so the sum is a limit for the memory.
 */
export function unpackedBytes(zip: Uint8Array): number | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > zip.byteLength || view.getUint32(at, true) !== directoryEntry) return undefined;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // A packed entry of 0 bytes would be unpacked without a limit; deflate stores nothing in 2 bytes.
    if (unpacked === 0 && packed > 2) return undefined;
    sum += unpacked;
    at +=
      entryBytes +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return sum;
}

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === endOfDirectory) return at;
  return undefined;
}
