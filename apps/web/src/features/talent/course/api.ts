import { getCourse, printCourse } from '@bellwether/contract/calls/talent/course';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { startExport } from '#platform/exports/export-queue.ts';
import { talentKeys } from '../api.ts';
import { courseWords } from './words.ts';

/** The appraisals of a person that the viewer may read, oldest first. */
export const courseQuery = (personId: number) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'course', personId] as const,
    queryFn: ({ signal }) => api.call(getCourse, { params: { userId: `${personId}` }, signal }),
  });

/** Saves a person's appraisals as one PDF. */
export function exportCourse(personId: number, name: string): void {
  startExport({
    title: courseWords.exportOf(name),
    detail: courseWords.export,
    run: (signal) => api.call(printCourse, { params: { userId: `${personId}` }, signal }),
  });
}
