import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { HttpProblem, sayRefusal } from '../http/problem.ts';
import { fileWords } from '../http/words.ts';
import { BoundedQueue } from '../queue/bounded-queue.ts';
import type { Deck } from './deck.ts';
import type { DeckFormat, DocumentResults, DocumentTask, ReportFormat } from './document-task.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Report } from './report.ts';
import type { ReadTable } from './table.ts';
import type { Workbook } from './workbook.ts';

export interface DocumentLimits {
  /** A document that takes longer is cancelled. */
  readonly milliseconds: number;
  /** The memory limit of a thread; above it only this document fails. */
  readonly heapMegabytes: number;
}

interface DocumentOptions {
  readonly limits?: DocumentLimits;
  /** The module that a thread runs. */
  readonly thread?: URL;
  /** A folder with more fonts for PDF files. */
  readonly fontsFolder?: string | undefined;
}

/** The person for whom a document is written. */
export interface Reader {
  /** An id of the person that is unique among all companies. */
  readonly person: string;
  /** Aborted when the person's connection ends. */
  readonly gone: AbortSignal;
}

/** A small young generation saves memory: the objects of a document live as long as the document. */
const youngMegabytes = 2;
/** Starting a thread takes longer than writing a small document. */
const idleMilliseconds = 15_000;
const tooMany = sayRefusal(fileWords, 'too_many_downloads');
const notWritten = sayRefusal(fileWords, 'not_written');

/**
 * Writes documents and reads spreadsheets in threads, so that other requests need not wait. A node runs two threads,
 * and twenty documents may wait; a person may have two (decisions-2 F7). The first document loads the code.
 */
export class DocumentWriter {
  readonly #queue = new BoundedQueue({ atOnce: 2, waiting: 20, perPerson: 2, tooMany });
  readonly #limits: DocumentLimits;
  readonly #thread: URL;
  readonly #fontsFolder: string | undefined;
  readonly #idle: Worker[] = [];

  constructor(options: DocumentOptions = {}) {
    this.#limits = options.limits ?? { milliseconds: 60_000, heapMegabytes: 512 };
    this.#thread = options.thread ?? new URL('./document-worker.ts', import.meta.url);
    this.#fontsFolder = options.fontsFolder;
  }

  /**
   * Checks that there is room for a document, before its content is read. `person` is as in `Reader`.
   * @throws HttpProblem 429 if the person has two documents already, 503 if the queue is full.
   */
  demandPlace(person: string): void {
    this.#queue.demandPlace(person);
  }

  /**
   * Returns the workbook as .xlsx.
   * @throws HttpProblem 429 and 503 as `demandPlace`, and 503 if the thread ends without a document. Throws the
   *   reason of `gone` after the person has disconnected.
   */
  async excel(reader: Reader, workbook: Workbook): Promise<Uint8Array> {
    return this.#do(reader, { kind: 'excel', workbook });
  }

  /** Returns the first sheet of the workbook as CSV. @throws as `excel` does. */
  async csv(reader: Reader, workbook: Workbook): Promise<Uint8Array> {
    return this.#do(reader, { kind: 'csv', workbook });
  }

  /** Returns the bytes of the document as PDF. @throws as `excel` does. */
  async pdf(reader: Reader, document: PrintedDocument): Promise<Uint8Array> {
    return this.#do(reader, { kind: 'pdf', document, fontsFolder: this.#fontsFolder });
  }

  /** Returns the bytes of the slides as PDF or PPTX. @throws as `excel` does. */
  async deck(reader: Reader, deck: Deck, format: DeckFormat): Promise<Uint8Array> {
    return this.#do(reader, { kind: 'deck', deck, format, fontsFolder: this.#fontsFolder });
  }

  /**
   * Returns a report as .xlsx or PDF. Calls `read` only when the report gets its turn, so that a waiting report needs
   * no memory. The records move to the thread, so the report is empty afterwards.
   * @throws as `excel` and `read` do.
   */
  async report(reader: Reader, read: () => Promise<Report>, format: ReportFormat): Promise<Uint8Array> {
    const { person, gone } = reader;
    const written = async () => {
      const report = await read();
      gone.throwIfAborted();
      return this.#send<'report'>({ kind: 'report', report, format, fontsFolder: this.#fontsFolder }, gone);
    };
    return this.#queue.run(person, written, gone);
  }

  /**
   * Returns the cells of an Excel or CSV file, or the reason why the file is no table.
   * @throws as `excel` does.
   */
  async table(reader: Reader, bytes: Uint8Array): Promise<ReadTable> {
    try {
      return await this.#do(reader, { kind: 'table', bytes });
    } catch (error) {
      // The document needed more memory or time than a thread has, so a retry would fail, too.
      if (error instanceof HttpProblem && error.code === notWritten.code) return { fault: 'too_complex' };
      throw error;
    }
  }

  async #do<Kind extends DocumentTask['kind']>(
    reader: Reader,
    task: Extract<DocumentTask, { kind: Kind }>,
  ): Promise<DocumentResults[Kind]> {
    return this.#queue.run(reader.person, () => this.#send<Kind>(task, reader.gone), reader.gone);
  }

  async #send<Kind extends DocumentTask['kind']>(
    task: DocumentTask,
    gone: AbortSignal,
  ): Promise<DocumentResults[Kind]> {
    const worker = this.#idle.pop() ?? (await this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<DocumentResults[Kind]>();
    const failed = (cause: unknown) =>
      reject(Object.assign(new HttpProblem(503, notWritten, { retryAfterSeconds: 5 }), { cause }));
    const ended = (code: number) => failed(new Error(`The thread ended with ${code}.`));
    const leave = () => reject(gone.reason);
    const tooLong = setTimeout(() => failed(new Error('It took too long.')), this.#limits.milliseconds);
    gone.addEventListener('abort', leave, { once: true });
    worker.ref();
    worker.once('message', resolve).once('error', failed).once('exit', ended);
    worker.postMessage(task, pagesOf(task));
    try {
      const result = await promise;
      this.#rest(worker);
      return result;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(tooLong);
      gone.removeEventListener('abort', leave);
      worker.off('message', resolve).off('error', failed).off('exit', ended);
    }
  }

  async #start(): Promise<Worker> {
    const { Worker } = await import('node:worker_threads');
    const cache = getCompileCacheDir();
    const worker = new Worker(this.#thread, {
      // Start the thread without the server's secrets. Pass the compile cache, because compiling the modules again
      // would take 20 MB.
      env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.heapMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    });
    worker.on('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return worker;
  }

  /** Keeps the thread for the next document, and ends it after a pause to free its memory. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle.push(worker);
    setTimeout(() => {
      const at = this.#idle.indexOf(worker);
      if (at < 0) return;
      // Take it out first, because a thread that is ending must not get the next document.
      this.#idle.splice(at, 1);
      worker.terminate();
    }, idleMilliseconds).unref();
  }
}

/** Move packed records instead of copying them. */
function pagesOf(task: DocumentTask): ArrayBuffer[] {
  if (task.kind !== 'report') return [];
  const pages = task.report.parts.flatMap(({ records }) => records.pages);
  return pages.map(({ buffer }) => buffer as ArrayBuffer);
}
