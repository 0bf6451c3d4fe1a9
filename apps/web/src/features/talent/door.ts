/** The public part of this feature; other features import nothing else of it. */

export { scheduleQuery } from './api.overview.ts';
export { PersonAppraisals } from './components/person-appraisals.tsx';
