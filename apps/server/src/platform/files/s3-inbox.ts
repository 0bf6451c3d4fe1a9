import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { checkInboxPlace, type FileInbox, type InboxFile, isInboxPlace } from './file-inbox.ts';
import { bucketPrefix, openBucket, type S3Config } from './s3-client.ts';
import { orUnavailable } from './s3-store.ts';

/** An inbox in a bucket. */
export class S3Inbox implements FileInbox {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #inbox: string;
  readonly #done: string;

  constructor(config: S3Config, area: string) {
    this.#client = openBucket(config);
    this.#bucket = config.bucket;
    this.#inbox = `${bucketPrefix(config)}${area}/inbox/`;
    this.#done = `${bucketPrefix(config)}${area}/done/`;
  }

  list(): AsyncIterable<InboxFile> {
    return this.#filesBelow(this.#inbox);
  }

  listDone(): AsyncIterable<InboxFile> {
    return this.#filesBelow(this.#done);
  }

  async read(place: string, most: number): Promise<Uint8Array | 'refused' | undefined> {
    checkInboxPlace(place);
    return this.#orAbsent(async () => {
      const command = new GetObjectCommand({ Bucket: this.#bucket, Key: `${this.#inbox}${place}` });
      const answer = await this.#client.send(command).catch(orRefused);
      if (answer === 'refused') return answer;
      const { Body: body, ContentLength: size = 0 } = answer;
      if (!(body instanceof Readable)) throw new Error('The storage answered without a body.');
      if (size <= most) return await buffer(body);
      body.destroy();
      return undefined;
    });
  }

  async finish(place: string, done: string): Promise<void> {
    checkInboxPlace(place);
    checkInboxPlace(done);
    await this.#orAbsent(async () => {
      const from = `${this.#inbox}${place}`;
      await this.#client.send(
        new CopyObjectCommand({
          Bucket: this.#bucket,
          CopySource: `${this.#bucket}/${encodeURI(from).replace(/[?#+]/g, encodeURIComponent)}`,
          Key: `${this.#done}${done}`,
        }),
      );
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: from }));
    });
  }

  async remove(place: string): Promise<void> {
    await this.#remove(this.#inbox, place);
  }

  async removeDone(place: string): Promise<void> {
    await this.#remove(this.#done, place);
  }

  async #remove(prefix: string, place: string): Promise<void> {
    checkInboxPlace(place);
    const command = new DeleteObjectCommand({ Bucket: this.#bucket, Key: `${prefix}${place}` });
    await orUnavailable(() => this.#client.send(command));
  }

  async *#filesBelow(prefix: string): AsyncGenerator<InboxFile> {
    let after: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: prefix,
        ContinuationToken: after,
      });
      const page = await orUnavailable(() => this.#client.send(command));
      for (const { Key: key = '', LastModified: at, Size: size = 0 } of page.Contents ?? []) {
        const place = key.slice(prefix.length);
        if (isInboxPlace(place) && at) yield { place, size, at: at.getTime(), version: String(at.getTime()) };
      }
      after = page.NextContinuationToken;
    } while (after !== undefined);
  }

  /** Returns undefined if another node has moved the file. */
  async #orAbsent<T>(work: () => Promise<T>): Promise<T | undefined> {
    return orUnavailable(async () => {
      try {
        return await work();
      } catch (error) {
        if ((error as { name?: string }).name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }
}

function orRefused(error: Error): 'refused' {
  if (error.name === 'AccessDenied') return 'refused';
  throw error;
}
