import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { pages } from '#pages';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { myAppraisalsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { WaitingPage } from '#platform/waiting-page.tsx';
import { shownDay } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Evidence } from '../../components/evidence.tsx';
import { ModelNote } from '../../components/model-note.tsx';
import { periodLabel } from '../../model/period-label.ts';
import { selfReviewQuery } from '../api.ts';
import classes from '../components/self-review.module.css';
import { SelfReviewAnswers } from '../components/self-review-answers.tsx';
import { SelfReviewForm } from '../components/self-review-form.tsx';
import { selfReviewWords } from '../words.ts';

interface SelfReviewPageProps {
  /** Draws the viewer's last note about a person. */
  readonly LastNote: ComponentType<{ readonly personId: number; readonly title: string }>;
}

/** The viewer's own self review (talent.20). Beside it are the viewer's goals of the cycle and last note about the manager. */
export function SelfReviewPage({ LastNote }: SelfReviewPageProps) {
  const { cycleId } = useParams({ strict: false });
  const { Profile, Tenant } = useSession();
  const id = Number(cycleId);
  const query = useQuery(selfReviewQuery(id, Profile.Id));
  const { data } = query;
  const isWritten = useLetThrough(id, data?.Write === true);
  const trail = <Link {...myAppraisalsLink()}>{pages.myAppraisals.title}</Link>;
  if (!data)
    return <WaitingPage title={pages.selfReview.title} trail={trail} words={selfReviewWords} of={query} />;
  const isForm = isWritten && data.State !== 'handed_in';
  return (
    <Page title={selfReviewWords.title(data.CycleName)} trail={trail}>
      <div className={classes.columns}>
        <div>
          {data.Write === true ? null : (
            <Notice tone="info">
              {selfReviewWords.reasons[data.Write]}
              {data.Write === 'not_open' ? ` ${selfReviewWords.opensOn(shownDay(data.OpensOn))}.` : null}
            </Notice>
          )}
          {isForm ? <ModelNote>{selfReviewWords.readByModel}</ModelNote> : null}
          {isForm ? <SelfReviewForm key={data.CycleId} review={data} /> : <SelfReviewAnswers review={data} />}
        </div>
        <aside className={classes.goals} aria-label={selfReviewWords.goals}>
          {data.Periods.map((period) => (
            <Evidence
              key={period.PeriodId}
              personId={Profile.Id}
              periodId={period.PeriodId}
              quarter={periodLabel(period)}
              isFolded
            />
          ))}
          {Tenant.EmployeeNotesEnabled && data.User.ParentId > 0 ? (
            <LastNote personId={data.User.ParentId} title={selfReviewWords.note} />
          ) : null}
        </aside>
      </div>
    </Page>
  );
}
