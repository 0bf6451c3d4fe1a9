import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { checkPlace, type FileStore, isPlace, type StoredEntry } from './file-store.ts';
import { bucketPrefix, openBucket, type S3Config } from './s3-client.ts';
import { FilesUnavailable } from './unavailable.ts';

/** Stores files in a bucket of Amazon's S3 or of a compatible storage. */
export class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(config: S3Config) {
    this.#bucket = config.bucket;
    this.#prefix = bucketPrefix(config);
    this.#client = openBucket(config);
  }

  async put(place: string, bytes: Uint8Array, mediaType: string): Promise<void> {
    const command = new PutObjectCommand({
      ...this.#at(place),
      Body: bytes,
      ContentLength: bytes.byteLength,
      ContentType: mediaType,
    });
    await orUnavailable(() => this.#client.send(command));
  }

  async putFile(place: string, path: string, mediaType: string): Promise<void> {
    const { size } = await stat(path);
    const command = new PutObjectCommand({
      ...this.#at(place),
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: mediaType,
    });
    await orUnavailable(() => this.#client.send(command));
  }

  async read(place: string): Promise<Readable | undefined> {
    const command = new GetObjectCommand(this.#at(place));
    return orUnavailable(async () => {
      try {
        const { Body: body } = await this.#client.send(command);
        if (body instanceof Readable) return body;
        throw new Error('The storage answered without a body.');
      } catch (error) {
        if ((error as { name?: string }).name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }

  async delete(place: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#at(place));
    await orUnavailable(() => this.#client.send(command));
  }

  async *list(): AsyncIterable<StoredEntry> {
    let after: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: this.#prefix,
        ContinuationToken: after,
      });
      const page = await orUnavailable(() => this.#client.send(command));
      for (const { Key: key = '', LastModified: at } of page.Contents ?? []) {
        const place = key.slice(this.#prefix.length);
        if (isPlace(place) && at) yield { place, at: at.getTime() };
      }
      after = page.NextContinuationToken;
    } while (after !== undefined);
  }

  #at(place: string): { Bucket: string; Key: string } {
    checkPlace(place);
    return { Bucket: this.#bucket, Key: `${this.#prefix}${place}` };
  }
}

export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new FilesUnavailable('The bucket of files cannot be used.', { cause: error });
  }
}
