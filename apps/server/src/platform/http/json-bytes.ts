const mostCharacters = 65_536;
const mostBytesOfCharacter = 3;

/** Where each reply is written before its bytes are copied: to find their number first would cost as much as to write them. */
const room = Buffer.allocUnsafeSlow(mostCharacters * mostBytesOfCharacter);

/** Returns a reply's JSON as bytes, so that it is encoded once for its length, its compression and the socket. */
export function jsonBytes(reply: unknown): Buffer {
  const text = JSON.stringify(reply);
  return text.length > mostCharacters ? Buffer.from(text) : Buffer.from(room.subarray(0, room.write(text)));
}
