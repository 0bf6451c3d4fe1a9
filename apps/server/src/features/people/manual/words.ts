import { manualMessages } from '@bellwether/domain/people/manual/manual';
import type { AssessmentFaultKind } from '#platform/assessment/assessment.ts';
import { type FoundFile, wrongFileSentence } from '#platform/refusal/words.files.ts';

/** Explains why people cannot change their user manual now. */
export const manualWords = {
  connected: 'Your user manual is connected to the assessment.',
} as const;

/** What is wrong with a field of the user manual. */
export const manualFieldWords = {
  only_pdf: (file: FoundFile) => wrongFileSentence(file, manualMessages.onlyPdf),
  pdf_damaged: 'This PDF is not complete. Please save it again and choose the new file.',
  file_gone: 'This upload has expired. Please upload the file again.',
  unanswered: 'Please answer every question.',
} as const;

/** Why the assessment service gave no answer. */
export const assessmentWords: Readonly<Record<AssessmentFaultKind, string>> = {
  unreachable: 'The assessment service cannot be reached. Please try again later.',
  too_slow: 'The assessment service took too long to answer. Please try again.',
  gone: 'The answer was not waited for.',
  busy: 'The assessment service has too much to do at the moment. Please try again in a while.',
  not_accepted: 'The assessment service does not accept this server’s key. Please tell your administrator.',
  missing: 'The assessment service does not know this user manual. Please tell your administrator.',
  failing: 'The assessment service reports an error. Please try again later.',
  redirected: 'The address of the assessment service leads elsewhere. Please tell your administrator.',
  too_large: 'The assessment service gave no usable answer. Please try again later.',
  unusable: 'The assessment service gave no usable answer. Please try again later.',
};
