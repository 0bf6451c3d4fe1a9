import { HttpProblem } from '../http/problem.ts';
import { BoundedQueue } from '../queue/bounded-queue.ts';
import type { Workbook } from './workbook.ts';

export interface DocumentLimits {
  /** A document that takes longer is given up. */
  readonly milliseconds: number;
  /** What a thread may take; beyond it only this document fails. */
  readonly heapMegabytes: number;
}

/** For whom a document is written. */
export interface Reader {
  /** Names the person among all companies. */
  readonly person: string;
  /** Aborted when the person's connection ends. */
  readonly gone: AbortSignal;
}

const twoAtATime = 'You have two downloads running already. Please wait until one is done.';
const notWritten = 'The file could not be written. Please try again in a moment.';

/**
 * Writes documents in threads of their own, so that other requests do not wait for them: two at a time on a node, twenty
 * wait, two for a person (decisions-2 F7). Nothing is loaded before the first one.
 */
export class DocumentWriter {
  readonly #queue = new BoundedQueue({ atOnce: 2, waiting: 20, perPerson: 2, tooMany: twoAtATime });
  readonly #limits: DocumentLimits;
  readonly #thread: URL;

  constructor(
    limits: DocumentLimits = { milliseconds: 60_000, heapMegabytes: 256 },
    thread = new URL('./document-worker.ts', import.meta.url),
  ) {
    this.#limits = limits;
    this.#thread = thread;
  }

  /**
   * The bytes of the workbook as .xlsx.
   * @throws HttpProblem 429 and 503 as above, 503 where the thread ended without a document; the reason of `gone` once the
   * person has left.
   */
  async excel(reader: Reader, workbook: Workbook): Promise<Uint8Array> {
    return this.#queue.run(reader.person, () => this.#write(workbook, reader.gone), reader.gone);
  }

  async #write(workbook: Workbook, gone: AbortSignal): Promise<Uint8Array> {
    const { Worker } = await import('node:worker_threads');
    const { milliseconds, heapMegabytes } = this.#limits;
    const worker = new Worker(this.#thread, {
      workerData: workbook,
      // None of the server's secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const failed = (cause: unknown) =>
      reject(Object.assign(new HttpProblem(503, notWritten, { retryAfterSeconds: 5 }), { cause }));
    const leave = () => reject(gone.reason);
    const tooLong = setTimeout(() => failed(new Error('It took too long.')), milliseconds);
    gone.addEventListener('abort', leave, { once: true });
    worker.once('message', resolve);
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`The thread ended with ${code}.`)));
    try {
      return await promise;
    } finally {
      clearTimeout(tooLong);
      gone.removeEventListener('abort', leave);
      await worker.terminate();
    }
  }
}
