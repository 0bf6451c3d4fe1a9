import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { cycleLabel } from '../model/period-label.ts';
import { appraisalWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';
import { StatusMark } from './appraisal-marks.tsx';

/** Shows the employee, the quarter, the reviewer and the status of an appraisal. */
export function AppraisalHead({ appraisal }: { readonly appraisal: Appraisal }) {
  const { User, Reviewer } = appraisal;
  return (
    <div className={classes.head}>
      <div className={classes.person}>
        <PersonAvatar name={User.Name} src={User.Avatar} size={40} />
        <div>
          <p className={classes.name}>
            {User.Name} · {cycleLabel(appraisal)}
          </p>
          <p className={classes.quiet}>
            {appraisalWords.reviewer}
            {colon} {Reviewer.Name}
          </p>
        </div>
      </div>
      <StatusMark of={{ ...appraisal, IsUnsigned: appraisal.Closing !== null }} />
    </div>
  );
}
