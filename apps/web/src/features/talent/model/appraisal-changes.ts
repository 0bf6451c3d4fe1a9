import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { appraisalWords } from '../words.appraisal.ts';
import { axes } from './rating-labels.ts';

/** What a signer must read again. */
export type ChangedPart = 'Review' | 'Ratings' | 'Comment';

export interface AppraisalChange {
  readonly part: ChangedPart;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the parts that differ between the version that the signer read and the present one. */
export function appraisalChanges(read: Appraisal, present: Appraisal): AppraisalChange[] {
  const ratings = axes.map((axis): AppraisalChange => {
    const [from, to] = [read.RatingWords?.[axis], present.RatingWords?.[axis]];
    return {
      part: 'Ratings',
      label: to?.Name ?? from?.Name ?? '',
      from: from?.Label ?? '',
      to: to?.Label ?? '',
    };
  });
  const all: readonly AppraisalChange[] = [
    {
      part: 'Review',
      label: appraisalWords.review,
      from: plainTextOf(read.Review),
      to: plainTextOf(present.Review),
    },
    ...ratings,
    {
      part: 'Comment',
      label: appraisalWords.comment,
      from: read.EmployeeComments,
      to: present.EmployeeComments,
    },
  ];
  return all.filter(({ from, to }) => from !== to);
}
