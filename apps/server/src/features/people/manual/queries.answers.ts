import type { Language } from '@bellwether/domain/locale/language';
import { type ManualAnswers, type ManualChoice, noAnswers } from '@bellwether/domain/people/manual/answers';
import { type DiscLetter, discLetters } from '@bellwether/domain/people/manual/disc';
import { writeReport } from '@bellwether/domain/people/manual/report';
import type { AssessmentReport } from '#platform/assessment/assessment.ts';
import type { AssessmentRow } from './statements.ts';

type StoredAnswers = Pick<AssessmentRow, 'choices' | 'questions'>;

/** Returns the answers of a row. */
export function answersOf({ choices, questions }: StoredAnswers): ManualAnswers {
  return {
    choices: noAnswers.choices.map((_, at) => choiceIn(choices, at)),
    questions: [...questions].map((digit) => (digit === '-' ? null : Number(digit))),
  };
}

/** Returns answers as a row stores them. */
export function storedAnswers({ choices, questions }: ManualAnswers): StoredAnswers {
  return {
    choices: choices.map((choice) => (choice ? choice.most + choice.least : '--')).join(''),
    questions: questions.map((answer) => answer ?? '-').join(''),
  };
}

function choiceIn(choices: string, at: number): ManualChoice | null {
  const [most, least] = [letterIn(choices, at * 2), letterIn(choices, at * 2 + 1)];
  return most && least ? { most, least } : null;
}

function letterIn(choices: string, at: number): DiscLetter | undefined {
  return discLetters.find((letter) => letter === choices[at]);
}

/** Returns the report of a completed row of the built-in questionnaire; undefined for every other row. */
export function builtInReport(
  row: AssessmentRow,
  options: { readonly withLeading: boolean; readonly language: Language },
): AssessmentReport | undefined {
  const { shares, shown_questions: shown } = row;
  if (shares === null || shown === null) return undefined;
  const [D = 0, I = 0, S = 0, C = 0] = shares;
  const report = writeReport({ D, I, S, C }, [...shown].map(Number), options);
  return { ...report, shares: [D, I, S, C] };
}
