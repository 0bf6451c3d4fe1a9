/** A question that a file leaves open; asked once for all its rows. */
export interface FileQuestion<Kind extends string = string> {
  readonly kind: Kind;
  readonly value: string;
  readonly rows: readonly number[];
}

/** What somebody answered to a question. */
export interface FileAnswer<Kind extends string = string> {
  readonly kind: Kind;
  readonly value: string;
  readonly to: number | string | null;
}

/** A fault or warning of a row. */
interface RowNote<Code extends string> {
  readonly row: number;
  readonly code: Code;
  readonly value: string;
}

/** Returns the questions that faults and warnings raise, each once with its rows. `asked`: which code raises which question. */
export function questionsBehind<Kind extends string, Code extends string>(
  notes: readonly RowNote<Code>[],
  asked: Readonly<Partial<Record<Code, Kind>>>,
): FileQuestion<Kind>[] {
  const found = new Map<string, FileQuestion<Kind> & { readonly rows: number[] }>();
  for (const { row, code, value } of notes) {
    const kind = asked[code];
    if (kind === undefined) continue;
    const key = answerKey(kind, value);
    const question = found.get(key) ?? { kind, value, rows: [] };
    if (question.rows.at(-1) !== row) question.rows.push(row);
    found.set(key, question);
  }
  return [...found.values()];
}

/** Returns the key by which a question finds its answer. */
export function answerKey(kind: string, value: string): string {
  return `${kind} ${value.toLowerCase()}`;
}

/** Returns one answer to each question: the last one. */
export function lastAnswers<Answer extends FileAnswer>(answers: readonly Answer[]): Answer[] {
  return [...new Map(answers.map((answer) => [answerKey(answer.kind, answer.value), answer])).values()];
}
