/** The public part of this feature; other features import nothing else of it. */
export { PersonAppraisals } from './components/person-appraisals.tsx';
