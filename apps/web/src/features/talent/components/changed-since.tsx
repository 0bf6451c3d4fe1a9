import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import type { OutsideChange } from '#platform/form/use-outside-change.ts';
import { ChangeList } from '#ui/data/change-list.tsx';
import { type AppraisalChange, appraisalChanges } from '../model/appraisal-changes.ts';
import { signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

interface ChangedSinceProps {
  readonly of: OutsideChange<Appraisal>;
  readonly isSent: boolean;
  readonly appraisal: Appraisal;
}

/**
 * Says who changed what while the appraisal was open for a signature, a statement or the closing, and shows it. The form
 * sends the version that was read first until the person confirms to have read the present one.
 */
export function ChangedSince({ of, isSent, appraisal }: ChangedSinceProps) {
  const changes = of.isNewer && !isSent ? appraisalChanges(of.base, appraisal) : [];
  return (
    <>
      <OutsideNotice
        of={of}
        isSent={isSent}
        says={sentenceOf(of.base, appraisal, changes)}
        load={signWords.haveRead}
        onLoad={() => of.startFrom(appraisal)}
      />
      {changes.length === 0 ? null : (
        <section className={classes.part} aria-label={signWords.whatChanged}>
          <h3>{signWords.whatChanged}</h3>
          <ChangeList changes={changes} fromLabel={signWords.before} toLabel={signWords.now} level={4} />
        </section>
      )}
    </>
  );
}

function sentenceOf(read: Appraisal, present: Appraisal, changes: readonly AppraisalChange[]): string {
  if (present.State === 'completed' && read.State !== 'completed') return signWords.completedMeanwhile;
  const [latest] = present.History;
  if (changes.length === 0 || !latest || latest.CreatedAt <= read.UpdatedAt) return signWords.changedSince;
  const parts = [...new Set(changes.map(({ part }) => signWords.changed[part]))];
  return signWords.changedBy(latest.UserName, parts.join(signWords.and));
}
