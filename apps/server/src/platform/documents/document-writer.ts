import { said } from '@bellwether/domain/shared/said';
import { Limiter } from '../queue/limiter.ts';
import { HttpProblem } from '../refusal/problem.ts';
import { fileWords } from '../refusal/words.ts';
import type { Deck } from './deck.ts';
import type { DeckFormat, DocumentResults, DocumentTask, ReportFormat } from './document-task.ts';
import { type DocumentLimits, DocumentThreads, ThreadFailed } from './document-threads.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Report } from './report.ts';
import type { ReadTable, TableWish } from './table.ts';
import type { FieldsOfKind, TableKind } from './table-kinds.ts';
import type { Workbook } from './workbook.ts';

interface DocumentOptions {
  /** The limits for writing. */
  readonly limits?: DocumentLimits;
  /** The limits for reading a stranger's file. */
  readonly readingLimits?: DocumentLimits;
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

const tooMany = said(fileWords, 'too_many_downloads');
const tooManyReadings = said(fileWords, 'too_many_readings');
const notWritten = said(fileWords, 'not_written');

/**
 * Writes documents and reads spreadsheets in threads, so that other requests need not wait. A node runs two threads,
 * and twenty documents may wait; a person may have two (reports.8). The first document loads the code.
 */
export class DocumentWriter {
  readonly #queue = new Limiter({ atOnce: 2, waiting: 20, perKey: { atMost: 2, tooMany } });
  readonly #readings = new Limiter({
    atOnce: 1,
    waiting: 20,
    perKey: { atMost: 1, tooMany: tooManyReadings },
  });
  readonly #threads: DocumentThreads;
  readonly #readingThreads: DocumentThreads;
  readonly #fontsFolder: string | undefined;

  constructor(options: DocumentOptions = {}) {
    const thread = options.thread ?? new URL('./document-worker.ts', import.meta.url);
    this.#threads = new DocumentThreads(
      thread,
      options.limits ?? { milliseconds: 60_000, heapMegabytes: 512 },
    );
    this.#readingThreads = new DocumentThreads(
      thread,
      // A request may take 30 s, and the file before this one may take its 10 s first.
      options.readingLimits ?? { milliseconds: 10_000, heapMegabytes: 192 },
    );
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
   * Returns the cells of a spreadsheet or text file, or the reason why the file is no table. Files are read one at a time,
   * beside the documents that are written, so that nobody's export waits for somebody's import.
   * @throws as `excel` does.
   */
  async table<Kind extends TableKind>(
    reader: Reader,
    bytes: Uint8Array,
    wish: TableWish<Kind>,
  ): Promise<ReadTable<FieldsOfKind[Kind]>> {
    const { person, gone } = reader;
    try {
      const read = await this.#readings.run(
        person,
        () => this.#readingThreads.run<'table'>({ kind: 'table', bytes, wish }, gone),
        gone,
      );
      // The thread has read it with this kind's fields.
      return read as ReadTable<FieldsOfKind[Kind]>;
    } catch (error) {
      // The file needed more memory or time than a thread has, so a retry would fail, too.
      if (error instanceof ThreadFailed) return { fault: 'too_complex', cause: error };
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
    try {
      return await this.#threads.run<Kind>(task, gone);
    } catch (cause) {
      if (!(cause instanceof ThreadFailed)) throw cause;
      throw Object.assign(new HttpProblem(503, notWritten, { retryAfterSeconds: 5 }), { cause });
    }
  }
}
