import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { DocumentResults, DocumentTask } from './document-task.ts';

export interface DocumentLimits {
  /** A task that takes longer is cancelled. */
  readonly milliseconds: number;
  /** The memory limit of a thread; above it only this task fails. */
  readonly heapMegabytes: number;
}

/** The thread ended without a result, because it needed too much memory or time, or because the code failed. */
export class ThreadFailed extends Error {}

/** A small young generation saves memory: the objects of a document live as long as the document. */
const youngMegabytes = 2;
/** Starting a thread takes longer than writing a small document. */
const idleMilliseconds = 15_000;

/** Runs tasks in threads of limited memory and time. The caller limits how many run at once. */
export class DocumentThreads {
  readonly #limits: DocumentLimits;
  readonly #thread: URL;
  readonly #idle: Worker[] = [];

  constructor(thread: URL, limits: DocumentLimits) {
    this.#thread = thread;
    this.#limits = limits;
  }

  /** Returns the result of the task. @throws ThreadFailed, or the reason of `gone`. */
  async run<Kind extends DocumentTask['kind']>(
    task: DocumentTask,
    gone: AbortSignal,
  ): Promise<DocumentResults[Kind]> {
    const worker = this.#idle.pop() ?? (await this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<DocumentResults[Kind]>();
    const failed = (cause: unknown) => reject(new ThreadFailed('The thread failed.', { cause }));
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

  /** Keeps the thread for the next task, and ends it after a pause to free its memory. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle.push(worker);
    setTimeout(() => {
      const at = this.#idle.indexOf(worker);
      if (at < 0) return;
      // Take it out first, because a thread that is ending must not get the next task.
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
