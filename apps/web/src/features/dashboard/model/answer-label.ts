import type { ComplianceAnswer, ComplianceFigure } from '@bellwether/contract/dashboard';
import { answerLabels } from '../words.ts';

/** Returns the label of one answer; empty if the figure does not have it. */
export function answerLabel(figure: ComplianceFigure, answer: ComplianceAnswer): string {
  return answerLabels[figure].find((each) => each.answer === answer)?.label ?? '';
}
