import type { ReviewAnswer } from '@bellwether/contract/talent/questions';
import { presentQuestion } from '../cycles/presenter.ts';
import type { AnsweredReviewQuestion } from './statements.ts';

export function presentAnswer(question: AnsweredReviewQuestion): ReviewAnswer {
  return { ...presentQuestion(question), Answer: question.answer };
}
