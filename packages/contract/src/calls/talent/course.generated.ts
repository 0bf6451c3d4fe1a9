/** Written by tools/write-openapi.ts: the calls of talent/course.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/course.ts';

export const getCourse: Call<typeof contract.getCourse> = {"method":"GET","path":"/talent/course/{userId}","who":"person","isVersioned":false,"upload":false};
export const printCourse: Call<typeof contract.printCourse> = {"method":"GET","path":"/talent/course/{userId}/print","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/pdf"]};
