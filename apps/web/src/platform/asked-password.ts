import { store } from '#ui/data/store.ts';
import { onSessionChange } from './session-store.ts';

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
}

const question = store<Question | undefined>(undefined);

/**
 * Asks for the password (accounts.7); calls refused at the same moment share one question.
 * @returns true once the server has confirmed the password, false if the person cancels or the session ends.
 */
export function askPassword(): Promise<boolean> {
  if (!question.get()) {
    let answer: (isConfirmed: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    question.set({ answered, answer: (isConfirmed) => answer(isConfirmed) });
  }
  return question.get()?.answered ?? Promise.resolve(false);
}

/** Closes the question; the waiting calls are repeated if the password was confirmed. */
export function answerPasswordQuestion(isConfirmed: boolean): void {
  question.get()?.answer(isConfirmed);
  question.set(undefined);
}

/** The channel on which the sign-in window reports success to the page with the open question. */
const provedChannel = 'bw.proved';

/** Tells the pages of this browser that the person has proved their presence at a provider. */
export function tellProved(): void {
  const channel = new BroadcastChannel(provedChannel);
  channel.postMessage('proved');
  channel.close();
}

/** Calls `proved` when another window has proved the person's presence; returns the function that stops it. */
export function onProved(proved: () => void): () => void {
  const channel = new BroadcastChannel(provedChannel);
  channel.addEventListener('message', proved);
  return () => channel.close();
}

// The sign-in page hides the question, so the waiting calls must fail.
onSessionChange((state) => {
  if (state.status === 'signed-out') answerPasswordQuestion(false);
});

/** Whether the password question is open. */
export function useIsPasswordAsked(): boolean {
  return question.use((now) => now !== undefined);
}
