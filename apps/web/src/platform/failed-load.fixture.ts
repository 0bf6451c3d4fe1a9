import { ProblemError } from '@bellwether/contract/problem';
import { fireEvent, type RenderResult, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Answers } from './answer-calls.fixture.ts';

/** A load that fails, and what the screen says about it. */
export interface FailedLoad {
  /** The name of the failing endpoint. */
  readonly fails: string;
  readonly says: string;
  /** Replies of other endpoints, in place of the fixture's own. */
  readonly others?: Answers;
  /** The reply to the first call; only later calls fail. For added pages. */
  readonly first?: () => unknown;
  /** The act that starts the call. */
  readonly ask?: (screen: RenderResult) => Promise<void>;
}

interface Opened {
  readonly screen: RenderResult;
  calls(name: string): readonly unknown[];
}

/**
 * Opens a screen on which the load fails, and expects its sentence with a button Try again that repeats the
 * call (wire.10).
 */
export async function seeFailedLoad(
  open: (answers: Answers) => Opened,
  answers: Answers,
  { fails, says, others, first, ask }: FailedLoad,
): Promise<void> {
  let answered = 0;
  const failing = () => {
    answered += 1;
    if (first && answered === 1) return first();
    throw new ProblemError({ status: 503, detail: 'The service is not ready.' });
  };
  const { screen, calls } = open({ ...answers, ...others, [fails]: failing });
  await ask?.(screen);
  await screen.findAllByText(says);
  const retry = () =>
    screen
      .getAllByText(says)
      .flatMap((sentence) => [...(sentence.closest('[role=alert]')?.querySelectorAll('button') ?? [])])
      .find((button) => button.textContent === 'Try again');
  expect(retry(), 'it offers to try again').toBeDefined();
  const before = calls(fails).length;
  // A read that another part of the page has started is not sent twice.
  await waitFor(() => {
    fireEvent.click(retry() as HTMLButtonElement);
    expect(calls(fails).length).toBeGreaterThan(before);
  });
}
