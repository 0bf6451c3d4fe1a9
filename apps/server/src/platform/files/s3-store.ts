import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FilesConfig } from '../config/config.ts';
import { checkPlace, type FileStore, isPlace, type StoredEntry } from './file-store.ts';
import { FilesUnavailable } from './unavailable.ts';

type S3Config = Extract<FilesConfig, { kind: 's3' }>;

/** Stores files in a bucket of Amazon's S3 or of a compatible storage. */
export class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(config: S3Config) {
    const { accessKeyId, secretAccessKey, endpoint, region, bucket, prefix } = config;
    this.#bucket = bucket;
    this.#prefix = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Other storages rarely support Amazon's newer checksums, or buckets as part of the host.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint ? { endpoint: endpoint.href, forcePathStyle: true } : {}),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    });
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

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new FilesUnavailable('The bucket of files cannot be used.', { cause: error });
  }
}
