import { answerKey } from '../../shared/table/questions.ts';
import type { GoalAnswer } from './faults.ts';
import { type Meaning, meaningOf, meanings } from './meanings.ts';
import type { PlannedWord } from './plan.ts';

/** Reads the words of a file by the answers and by our own table, and counts them. */
export class FileWords {
  readonly #answers: ReadonlyMap<string, Meaning>;
  readonly #found = new Map<string, { word: string; meaning: Meaning | null; count: number }>();

  constructor(answers: readonly GoalAnswer[]) {
    this.#answers = new Map(
      answers.flatMap(({ kind, value, to }) => {
        const meaning = meanings.find((one) => one === to);
        return kind === 'word' && meaning ? [[answerKey(kind, value), meaning] as const] : [];
      }),
    );
  }

  /** Returns what the word means; undefined for none and for one that must be asked. */
  read(word: string): Meaning | undefined {
    if (word === '') return undefined;
    const key = answerKey('word', word);
    const known = this.#found.get(key);
    const meaning = known ? known.meaning : (this.#answers.get(key) ?? meaningOf(word) ?? null);
    if (known) known.count += 1;
    else this.#found.set(key, { word, meaning, count: 1 });
    return meaning ?? undefined;
  }

  isUnknown(word: string): boolean {
    return word !== '' && this.#found.get(answerKey('word', word))?.meaning === null;
  }

  /** Returns all words, the frequent ones first. */
  all(): PlannedWord[] {
    return [...this.#found.values()].sort(
      (one, other) => other.count - one.count || (one.word < other.word ? -1 : 1),
    );
  }
}
