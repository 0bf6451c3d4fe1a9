import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import classes from './import.module.css';
import steps from './import-steps.module.css';
import { tableImportWords as words } from './words.ts';

interface FileQuestion {
  readonly Kind: string;
  readonly Value: string;
  readonly Rows: readonly number[];
}

interface QuestionListProps<Question extends FileQuestion> {
  readonly questions: readonly Question[];
  readonly textOf: (question: Question) => string;
  /** The controls that answer a question. */
  readonly answerOf: (question: Question) => ReactNode;
  /** Why the last answer was refused. */
  readonly fault: string | null;
}

/** Asks what a file leaves open, each question once for all its rows. */
export function QuestionList<Question extends FileQuestion>({
  questions,
  textOf,
  answerOf,
  fault,
}: QuestionListProps<Question>) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={words.questionsTitle}>
      <h2 className={classes.title}>{words.questionsTitle}</h2>
      {fault === null ? null : <Notice tone="bad">{fault}</Notice>}
      <ul className={steps.list}>
        {questions.map((question) => (
          <li className={steps.question} key={`${question.Kind} ${question.Value}`}>
            <p>
              <strong>{textOf(question)}</strong>
            </p>
            <p className={steps.quiet}>{words.rowsOf(question.Rows)}</p>
            {answerOf(question)}
          </li>
        ))}
      </ul>
    </section>
  );
}
