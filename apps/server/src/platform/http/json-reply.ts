import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter replies are sent uncompressed. */
export const compressFrom = 1_024;

/** Level 1, because every reply is compressed anew: level 4 takes three times as long and saves 460 bytes of a goal list. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

// V8 frees a compressor's output only when it collects the old generation, so a compressor gets small pieces of memory.
const inOneCall = { ...brotliOptions, chunkSize: 4_096 };

/** Browsers name `br` without a weight. The compression plugin answers all other requests. */
const asksBrotli = /(?:^|,) *br *(?:,|$)/;

const mostCharacters = 65_536;
const mostBytesOfCharacter = 3;

/** Each reply is written here first, because counting its bytes beforehand would cost as much as writing them. */
const room = Buffer.allocUnsafeSlow(mostCharacters * mostBytesOfCharacter);

/**
 * Returns a reply as JSON and sets its headers. Compresses it if the request accepts Brotli and the reply is neither short
 * nor longer than the room.
 * The compression plugin would do it later. Until then Fastify's hooks would hold the whole JSON, which makes garbage
 * collection more expensive (docs/decisions/0042).
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
