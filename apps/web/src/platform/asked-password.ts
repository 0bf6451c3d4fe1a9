import { useSyncExternalStore } from 'react';
import { onSessionChange } from './session-store.ts';

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function become(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for the password (accounts.7); calls refused at the same moment share one question.
 * @returns true once the server has confirmed the password, false if the person cancels or the session ends.
 */
export function askPassword(): Promise<boolean> {
  if (!question) {
    let answer: (isConfirmed: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    become({ answered, answer: (isConfirmed) => answer(isConfirmed) });
  }
  return question?.answered ?? Promise.resolve(false);
}

/** Closes the question; the waiting calls are repeated if the password was confirmed. */
export function answerPasswordQuestion(isConfirmed: boolean): void {
  question?.answer(isConfirmed);
  become(undefined);
}

// The sign-in page hides the question, so the waiting calls must fail.
onSessionChange((state) => {
  if (state.status === 'signed-out') answerPasswordQuestion(false);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the password question is open. */
export function useIsPasswordAsked(): boolean {
  return useSyncExternalStore(subscribe, () => question !== undefined);
}
