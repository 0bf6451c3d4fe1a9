import type { ReceivedFile } from '@bellwether/contract/file';
import { ProblemError, takenAwayCode } from '@bellwether/contract/problem';
import { store } from '#ui/data/store.ts';
import type { PlainLink } from '../links.ts';
import { problemText } from '../problem.ts';
import { saveFile } from '../save-file.ts';
import { onSessionChange } from '../session-store.ts';
import { exportWords } from './words.ts';

/** A file that the person asked for. */
export interface ExportOrder {
  /** "Goal list". */
  readonly title: string;
  /** The choices: "Q4 2026 · PDF". */
  readonly detail: string;
  /** The form with the same choices, offered after a failure. */
  readonly place?: PlainLink;
  /** Makes the file; `signal` aborts when the person cancels or signs out. */
  readonly run: (signal: AbortSignal) => Promise<ReceivedFile>;
  /** Called after the browser got the file. */
  readonly onMade?: () => void;
}

type ExportState =
  | { readonly status: 'waiting' }
  | { readonly status: 'running'; readonly work: AbortController }
  | { readonly status: 'made'; readonly file: ReceivedFile }
  /** `isFinal`: the right to it is gone, so another try would be refused with 403 and end the session. */
  | { readonly status: 'failed'; readonly reason: string; readonly isFinal: boolean };

/** An export as the tray shows it. */
export interface Export {
  readonly id: number;
  readonly order: ExportOrder;
  readonly state: ExportState;
}

interface Exports {
  /** The newest last. */
  readonly all: readonly Export[];
  /** The next text for screen readers. */
  readonly said: string;
}

/** The server makes as many at a time for a person (reports.8). */
const mostAtOnce = 2;
/** Made files are kept in memory for another download; the oldest are dropped first. */
const mostKept = 5;

const nothing: Exports = { all: [], said: '' };
const exportsNow = store(nothing);
let nextId = 1;

/** Returns the person's exports. They survive page changes, and end with the session. */
export function useExports(): Exports {
  return exportsNow.use();
}

/** Starts an export, or lets it wait while two others run. */
export function startExport(order: ExportOrder): void {
  const added: Export = { id: nextId++, order, state: { status: 'waiting' } };
  exportsNow.set({ all: [...withoutOldest(exportsNow.get().all), added], said: '' });
  startWaiting(exportWords.said.waiting(order.title), added.id);
}

/** Aborts a waiting or running export, or removes an ended one. */
export function removeExport(id: number): void {
  const removed = exportsNow.get().all.find((each) => each.id === id);
  if (!removed) return;
  const { state, order } = removed;
  if (state.status === 'running') state.work.abort();
  const isCanceled = state.status === 'running' || state.status === 'waiting';
  exportsNow.set({ all: exportsNow.get().all.filter((each) => each.id !== id), said: '' });
  startWaiting(isCanceled ? exportWords.said.canceled(order.title) : '');
}

/** Makes a failed export again. */
export function retryExport(id: number): void {
  const failed = exportsNow.get().all.find((each) => each.id === id);
  if (!failed) return;
  setState(id, { status: 'waiting' });
  startWaiting(exportWords.said.waiting(failed.order.title), id);
}

/** Gives the browser a made file once more. */
export function downloadAgain(id: number): void {
  const state = exportsNow.get().all.find((each) => each.id === id)?.state;
  if (state?.status === 'made') saveFile(state.file);
}

/**
 * Starts what waits, as far as there is room, and announces it behind `said`. For a new export, `newId`, `said` is replaced if it
 * does not have to wait.
 */
function startWaiting(said: string, newId?: number): void {
  const spoken: string[] = [];
  let isNewStarted = false;
  for (const each of exportsNow.get().all) {
    const running = exportsNow.get().all.filter(({ state }) => state.status === 'running').length;
    if (each.state.status !== 'waiting' || running >= mostAtOnce) continue;
    isNewStarted ||= each.id === newId;
    spoken.push(exportWords.said.running(each.order.title));
    void run(each);
  }
  exportsNow.set({
    all: exportsNow.get().all,
    said: [...(isNewStarted ? [] : [said]), ...spoken].join(' '),
  });
}

async function run({ id, order }: Export): Promise<void> {
  const work = new AbortController();
  setState(id, { status: 'running', work });
  let said: string;
  try {
    const file = await order.run(work.signal);
    if (work.signal.aborted) return;
    saveFile(file);
    setState(id, { status: 'made', file });
    order.onMade?.();
    said = exportWords.said.made(order.title);
  } catch (error) {
    if (work.signal.aborted) return;
    const reason = problemText(error);
    const isFinal = error instanceof ProblemError && error.code === takenAwayCode;
    setState(id, { status: 'failed', reason, isFinal });
    said = exportWords.said.failed(order.title, reason);
  }
  startWaiting(said);
}

function setState(id: number, state: ExportState): void {
  exportsNow.set({
    all: exportsNow.get().all.map((each) => (each.id === id ? { ...each, state } : each)),
    said: exportsNow.get().said,
  });
}

function withoutOldest(all: readonly Export[]): readonly Export[] {
  const made = all.filter(({ state }) => state.status === 'made');
  const dropped = new Set(made.slice(0, Math.max(0, made.length - mostKept + 1)));
  return all.filter((each) => !dropped.has(each));
}

// The files of one person must not stay for the next one.
onSessionChange(({ status }) => {
  if (status !== 'signed-out') return;
  for (const { state } of exportsNow.get().all) if (state.status === 'running') state.work.abort();
  exportsNow.set(nothing);
});
