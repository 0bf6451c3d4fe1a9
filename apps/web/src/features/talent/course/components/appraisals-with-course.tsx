import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { PersonAppraisals } from '../../components/person-appraisals.tsx';
import { courseQuery } from '../api.ts';
import { PersonCourse } from './person-course.tsx';

interface AppraisalsWithCourseProps {
  readonly personId: number;
  /** The viewer is the employee. */
  readonly isOwn: boolean;
  /** Leaves out the viewer's own ratings even if the company shares them, for the own profile (talent.8). */
  readonly isBare?: boolean;
}

/**
 * A person's appraisals that are not completed, and below them the course of the completed ones, so each stands once
 * (talent.30). Without a course, all of them are in the list.
 */
export function AppraisalsWithCourse({ personId, isOwn, isBare = false }: AppraisalsWithCourseProps) {
  const { data, isPending } = useQuery(courseQuery(personId));
  if (isPending) return <SkeletonRows rows={4} />;
  const completed = (data?.Steps ?? []).filter(({ State }) => State === 'completed').map(({ Id }) => Id);
  const hasCourse = completed.length > 0 && (data?.Steps.length ?? 0) > 1;
  return (
    <>
      <PersonAppraisals
        personId={personId}
        isOwn={isOwn}
        isBare={isBare}
        without={hasCourse ? completed : []}
      />
      {hasCourse ? <PersonCourse personId={personId} isBare={isBare} isBeside /> : null}
    </>
  );
}
