import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter replies are sent uncompressed. */
export const compressFrom = 1_024;

/** Replies are compressed for each request: level 4 costs three times as much for 460 bytes less of a goal list. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

// Each compressor keeps its output until the next collection of the old generation, so its pieces are small.
const inOneCall = { ...brotliOptions, chunkSize: 4_096 };

/** `br` without a weight, as browsers ask. Other requests are left to the plugin. */
const asksBrotli = /(?:^|,) *br *(?:,|$)/;

const mostCharacters = 65_536;
const mostBytesOfCharacter = 3;

/** Where each reply is written before it is compressed or copied: to find its number of bytes first would cost as much. */
const room = Buffer.allocUnsafeSlow(mostCharacters * mostBytesOfCharacter);

/**
 * Returns a reply as JSON, compressed if the request asks for it and the reply is neither short nor long, and sets its
 * headers. The plugin compresses later; until then Fastify's hooks hold the whole JSON, and collecting that garbage costs
 * a twentieth of a list (docs/decisions/0042).
 */
export function jsonReply(answered: unknown, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.type('application/json; charset=utf-8');
  const text = JSON.stringify(answered);
  if (text.length > mostCharacters) return Buffer.from(text);
  const bytes = room.subarray(0, room.write(text));
  if (text.length < compressFrom || !asksBrotli.test(request.headers['accept-encoding'] ?? ''))
    return Buffer.from(bytes);
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  return brotliCompressSync(bytes, inOneCall);
}
