import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { LocalTime } from '#ui/data/times.tsx';
import { appraisalWords, signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

/** Shows all acts on the appraisal, newest first, with the signatures that an edit ended. */
export function AppraisalHistory({ appraisal }: { readonly appraisal: Appraisal }) {
  const [isOpen, setOpen] = useState(false);
  const former = appraisal.Signatures.filter((each) => !each.IsCurrent);
  return (
    <section
      className={isOpen ? classes.part : `${classes.part} ${classes.closed}`}
      aria-label={appraisalWords.history}
    >
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? appraisalWords.hideHistory : appraisalWords.showHistory}
      </Button>
      {isOpen ? (
        <ul className={classes.history}>
          {appraisal.History.map((entry) => (
            <li key={entry.Id}>
              {entry.Sentence} · {entry.UserName} · <LocalTime at={entry.CreatedAt} />
            </li>
          ))}
          {former.map((each) => (
            <li key={`signature-${each.Id}`}>
              {signWords.former(each.Name, each.Sign)} · <LocalTime at={each.SignedAt} />
              {each.Comment ? <span className={classes.memo}> {each.Comment}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
