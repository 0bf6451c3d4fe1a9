import type { ReportName } from '@bellwether/domain/reports/reports';
import { entryOf } from '../model/report-entries.ts';
import classes from './report-form.module.css';

/**
 * Says in the first lines of a dialog what the report answers. The lines get the first focus, so that screen readers
 * read them first.
 */
export function ReportIntro({ report }: { readonly report: ReportName }) {
  const { answers, description, note } = entryOf(report);
  return (
    <div className={classes.intro} tabIndex={-1} data-autofocus>
      <p>{answers}</p>
      <p className={classes.note}>
        {description} {note}
      </p>
    </div>
  );
}
