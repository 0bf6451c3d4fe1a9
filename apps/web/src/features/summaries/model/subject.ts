import type { audiences } from '@bellwether/contract/summaries';

export type Audience = (typeof audiences)[number];

/** The subject of a summary: one ended quarter (report 11) or the ended quarters of a year (report 12). */
export interface SummarySubject {
  readonly kind: 'quarter' | 'year';
  /** The period's id, or the year. */
  readonly id: number;
  readonly audience: Audience;
}

/** Returns the key of the summary in the browser's storage. */
export function subjectKey({ kind, id, audience }: SummarySubject): string {
  return `summary.${kind}.${id}.${audience}`;
}

/** Returns the audience of an address; For Me unless the address says For CEO. */
export function audienceFrom(text: string | undefined): Audience {
  return text === '2' ? '2' : '1';
}
