import { Readable } from 'node:stream';
import type { FileReply } from '@bellwether/contract/file';
import { attachmentNamed } from '@bellwether/contract/file-name';
import type { FastifyReply } from 'fastify';

/** A file that a route returns. */
export interface SentFile {
  /** The name of the download; pictures have none. */
  readonly name?: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array | Readable;
  /** Changes with the content. A request that names it in `If-None-Match` gets 304. */
  readonly version?: string;
  /** In bytes; needed if `bytes` is a stream. */
  readonly size?: number;
}

const day = 86_400;

/**
 * Tells proxies and browsers what they may cache. A picture's address changes with its content, so a cached picture
 * never becomes stale.
 */
const cacheControl: Readonly<Record<FileReply['use'], string>> = {
  download: 'no-store',
  'private-picture': `private, max-age=${day}, immutable`,
  'private-feed': 'private, no-cache',
  'public-picture': `public, max-age=${365 * day}, immutable`,
};

/**
 * Sets the headers of a file and returns what Fastify sends.
 * @throws Error if the endpoint does not name the file's media type, or a download has no name.
 */
export function sentFile(declared: FileReply, file: SentFile, reply: FastifyReply): Buffer | Readable {
  if (!declared.mediaTypes.includes(file.mediaType))
    throw new Error(`The contract names no reply of the type ${file.mediaType}.`);
  if (declared.use === 'download') {
    if (file.name === undefined) throw new Error('A download needs a name.');
    reply.header('content-disposition', attachmentNamed(file.name));
  }
  const { mediaType } = file;
  reply
    .header('cache-control', cacheControl[declared.use])
    .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType);
  if (file.bytes instanceof Readable) {
    if (file.size !== undefined) reply.header('content-length', file.size);
    return file.bytes;
  }
  const { buffer, byteOffset, byteLength } = file.bytes;
  return Buffer.from(buffer, byteOffset, byteLength);
}
