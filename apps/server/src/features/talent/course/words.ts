/** Why a course cannot be printed. */
export const courseRefusals = {
  nothing: 'There is no shared or completed appraisal of this person that you may read.',
} as const;

/** The words of the printed course. */
export const courseWords = {
  title: 'Appraisals of',
  subtitle: (count: number) => (count === 1 ? '1 appraisal' : `${count} appraisals, oldest first`),
  course: 'Course',
  columns: {
    period: 'Period',
    status: 'Status',
    ratings: 'Ratings',
    goals: 'Goals completed',
  },
  statuses: {
    draft: 'Started',
    shared: 'Shared',
    acknowledged: 'Acknowledged',
    completed: 'Completed',
  },
  confirmed: 'Completed on acknowledgement, without signatures',
  unsigned: 'Completed, not signed by the employee',
  /** "Good (now: Meets expectations)". */
  now: (then: string, now: string) => `${then} (now: ${now})`,
  goals: (completed: number, counted: number) => (counted === 0 ? 'No goals' : `${completed} of ${counted}`),
  status: 'Status',
} as const;
