import { type Upload, uploadPart } from '@bellwether/contract/file';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { said } from '@bellwether/domain/shared/said';
import type { FastifyRequest } from 'fastify';
import { badField, HttpProblem, platformProblem } from '../refusal/problem.ts';
import { fileWords } from '../refusal/words.ts';

/** A complete file within its limit, sent by a person. Name and type are the person's claim. */
export interface ReceivedFile {
  readonly bytes: Buffer;
  /** At most 255 characters; empty without one. */
  readonly name: string;
}

/** In bytes: the size of a form without its file, which has boundaries and the headers of the part. */
const formOverhead = 16_384;

/**
 * Reads the one file of a form; only the part `file` is allowed. `maxBytes` limits the memory, the server's
 * `requestTimeout` the time.
 * @throws HttpProblem 413 beyond `maxBytes`, 415 if the body is no form, 400 for other parts, no part, or a
 *   broken form.
 */
export async function receiveFile(request: FastifyRequest, { maxBytes }: Upload): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new HttpProblem(415, said(fileWords, 'not_a_form'));
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formOverhead) throw tooLarge(maxBytes);
  try {
    // Accept one more part than allowed, so that a second part is seen and refused.
    const limits = {
      fileSize: maxBytes,
      files: 2,
      fields: 1,
      parts: 2,
      fieldSize: 100,
      fieldNameSize: 100,
      headerPairs: 20,
    };
    let found: ReceivedFile | undefined;
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file' || part.fieldname !== uploadPart || found !== undefined) {
        if (part.type === 'file') part.file.resume();
        throw otherPart(part.fieldname);
      }
      found = { bytes: await part.toBuffer(), name: shortName(part.filename) };
    }
    if (found === undefined) throw badField(uploadPart, fileWords, 'file_missing');
    return found;
  } catch (error) {
    throw problemOf(error, maxBytes);
  }
}

/** Returns the name without folders. */
function shortName(name: string | undefined): string {
  const [last = ''] = cleanName(name ?? '')
    .split(/[\\/]/)
    .slice(-1);
  return [...last].slice(0, 255).join('');
}

const tooLarge = (maxBytes: number) => new HttpProblem(413, said(fileWords, 'file_too_large', maxBytes));

const otherPart = (name: string | undefined) =>
  badField((name ?? '').slice(0, 100), fileWords, 'other_part', uploadPart);

function problemOf(error: unknown, maxBytes: number): unknown {
  if (error instanceof HttpProblem) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return otherPart(uploadPart);
  // The form parser throws plain errors for a form it cannot read; nothing else runs in this block.
  return platformProblem(400, 'unreadable');
}
