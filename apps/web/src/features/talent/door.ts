/** The public part of this feature; other features import nothing else of it. */

export { scheduleQuery } from './api.overview.ts';
export { AppraisalsNotice } from './components/appraisals-notice.tsx';
export { AppraisalsWithCourse } from './course/components/appraisals-with-course.tsx';
export { useOpenCycles } from './cycles/model/use-open-cycles.ts';
