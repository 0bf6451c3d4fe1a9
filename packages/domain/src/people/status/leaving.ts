/** What waits for a person who leaves, by number (people.16). */
export interface LeftBehind {
  /** These fall to the acting manager. */
  readonly approvals: number;
  readonly reports: number;
  readonly appraisals: number;
  /** Open action items that the person asked others for. */
  readonly requests: number;
  /** These stay with the person until somebody gives them to somebody else. */
  readonly goals: number;
  /** Open action items that the person has to do. */
  readonly items: number;
}

export { fallingWords, stayingWords } from './words.leaving.ts';
