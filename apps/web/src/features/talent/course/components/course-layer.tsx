import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { PersonCourse } from './person-course.tsx';

/** The course of the person in the address (talent.30). */
export function CourseLayer({ at }: LayerProps<'course'>) {
  const personId = at.search.person ?? 0;
  return <PersonCourse key={personId} personId={personId} />;
}
