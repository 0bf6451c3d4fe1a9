import type { Config } from '../config/config.ts';
import type { Assessment } from './assessment.ts';
import { createHttpAssessment } from './http-assessment.ts';

/** Returns the configured assessment service; undefined: people answer the built-in questionnaire. */
export function openAssessment({ assessment }: Pick<Config, 'assessment'>): Assessment | undefined {
  return assessment && createHttpAssessment(assessment);
}
