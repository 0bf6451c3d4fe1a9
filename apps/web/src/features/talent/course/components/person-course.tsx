import type { CourseStep } from '@bellwether/contract/talent/course';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { shownRange } from '#ui/data/shown.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconDownload } from '#ui/marks/icons.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { NotAuthorizedPanel } from '../../components/talent-frame.tsx';
import type { TalentLayerName } from '../../model/layer-names.ts';
import { closingWords } from '../../words.appraisal.ts';
import { stageLabels } from '../../words.ts';
import { courseQuery, exportCourse } from '../api.ts';
import { courseWords } from '../words.ts';
import { CoursePath } from './course-path.tsx';
import classes from './person-course.module.css';

interface PersonCourseProps {
  readonly personId: number;
  /** Leaves out the ratings even if the viewer may read them, for the own profile (talent.8). */
  readonly isBare?: boolean;
  /** Stands below the list of the other appraisals: it has a heading, and lists only the completed ones. */
  readonly isBeside?: boolean;
}

/** A person's appraisals over quarters and cycles, with the results of the goals (talent.30). */
export function PersonCourse({ personId, isBare = false, isBeside = false }: PersonCourseProps) {
  const { data, error, refetch } = useQuery(courseQuery(personId));
  if (!data) {
    if (isAbsent(error)) return <NotAuthorizedPanel />;
    if (!error) return <SkeletonRows rows={4} />;
    return (
      <ErrorPanel title={courseWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  const steps = isBare ? data.Steps.map(({ Ratings: _, Colour: __, ...step }) => step) : data.Steps;
  if (steps.length === 0) return <EmptyState title={courseWords.none} />;
  const listed = isBeside ? steps.filter(({ State }) => State === 'completed') : steps;
  const canExport = steps.some(({ State }) => State !== 'draft');
  return (
    <section className={classes.course} data-beside={isBeside || undefined} aria-label={courseWords.title}>
      <div className={classes.head}>
        {isBeside ? (
          <h2 className={classes.title}>{courseWords.title}</h2>
        ) : (
          <strong>{data.User.Name}</strong>
        )}
        {canExport ? (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden="true" />}
            onClick={() => exportCourse(personId, data.User.Name)}
          >
            {courseWords.export}
          </Button>
        ) : null}
      </div>
      <CoursePath steps={steps} />
      <ol className={classes.steps}>
        {listed.map((step) => (
          <Step key={step.Id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { readonly step: CourseStep }) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const { Goals: goals } = step;
  const results = [
    courseWords.goals(goals.Completed, goals.Counted),
    ...(goals.Partly > 0 ? [courseWords.partly(goals.Partly)] : []),
    ...(goals.Missed > 0 ? [courseWords.missed(goals.Missed)] : []),
  ];
  return (
    <li className={classes.step}>
      <div className={classes.when}>
        <span className={classes.label}>{step.Label}</span>
        <span className={classes.quiet}>{shownRange(step.StartDate, step.EndDate)}</span>
      </div>
      <div className={classes.what}>
        {step.Ratings ? (
          <ul className={classes.ratings}>
            {step.Ratings.map((rating) => (
              <li key={rating.Name}>
                <span className={classes.quiet}>{rating.Name}</span> {rating.Then}
                <Today {...rating} />
              </li>
            ))}
          </ul>
        ) : null}
        <span className={classes.quiet}>
          {stageLabels[step.State]} · {courseWords.reviewer(step.Reviewer)}
        </span>
        {step.IsUnsigned ? <Tag>{closingWords.mark}</Tag> : null}
        {step.HasSignatures ? null : <Tag>{courseWords.noSignatures}</Tag>}
        <span className={classes.quiet}>{results.join(' · ')}</span>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={courseWords.readOf(step.Label)}
        onClick={() => openLayer('appraisal', { about: step.Id })}
      >
        {courseWords.read}
      </Button>
    </li>
  );
}

type Rating = NonNullable<CourseStep['Ratings']>[number];

/** Says what the rating is called today, if that is another word. */
function Today({ Then, Now }: Pick<Rating, 'Then' | 'Now'>) {
  if (Now === Then) return null;
  return (
    <span className={classes.quiet}> ({Now === null ? courseWords.anotherScale : courseWords.now(Now)})</span>
  );
}
