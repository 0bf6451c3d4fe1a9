export { openAppraisalsSentence } from './words.open-appraisals.ts';

/** The open appraisals of one quarter that keep the company's scale as it is. */
export interface OpenInQuarter {
  /** Such as `Q3 2026`. */
  readonly quarter: string;
  readonly count: number;
}
