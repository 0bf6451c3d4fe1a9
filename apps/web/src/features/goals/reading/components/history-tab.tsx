import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { useMemo } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconHistory } from '#ui/icons.ts';
import { RatingBadge } from '#ui/rating-badge.tsx';
import { LocalTime } from '#ui/times.tsx';
import { CommentForm } from '../../comments/components/comment-form.tsx';
import { CommentThread } from '../../comments/components/comment-thread.tsx';
import { ratingOf } from './goal-badges.ts';
import classes from './history-tab.module.css';
import { commentPlaceOf, type GivenPrediction, type TimelineEntry, timelineOf } from './timeline.ts';

/** Everything that happened to the goal, the latest first, with what was said about it. */
export function HistoryTab({ info }: { readonly info: GoalInfo }) {
  const entries = useMemo(() => timelineOf(info), [info]);
  const mayComment = info.Permissions.Comment === true;
  const place = commentPlaceOf(info.GoalTransitions);
  return (
    <div className={classes.history}>
      {mayComment && place !== undefined ? (
        <CommentForm goalId={info.Goal.Id} subject={{ Id: place, Type: 'StateTransition' }} />
      ) : null}
      {entries.length === 0 ? (
        <EmptyState icon={<IconHistory size={24} />} title="Nothing has happened yet.">
          Moves of the goal, weekly predictions and comments appear here.
        </EmptyState>
      ) : (
        <ol className={classes.timeline} aria-label="History">
          {entries.map((entry) => (
            <li className={classes.entry} data-kind={entry.kind} key={entry.key}>
              <Entry entry={entry} />
              {entry.subject ? (
                <CommentThread
                  goalId={info.Goal.Id}
                  subject={entry.subject}
                  comments={entry.comments}
                  mayComment={mayComment}
                  quiet
                />
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  if (entry.kind === 'transition') {
    return (
      <>
        <h3 className={classes.what}>
          {entry.sentence}
          {entry.detail ? <span className={classes.detail}> {entry.detail}</span> : null}
        </h3>
        <p className={classes.who}>
          {entry.by} · <LocalTime at={entry.at} />
        </p>
      </>
    );
  }
  return (
    <>
      <h3 className={classes.what}>{entry.label}</h3>
      {entry.predictions.length > 0 ? (
        <ul className={classes.predictions}>
          {[...entry.predictions].reverse().map((prediction) => (
            <Prediction key={prediction.at} prediction={prediction} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Prediction({ prediction }: { readonly prediction: GivenPrediction }) {
  const likelihood = ratingOf(prediction.likelihood);
  const quality = ratingOf(prediction.quality);
  return (
    <li className={classes.prediction}>
      {likelihood === null ? null : (
        <RatingBadge level={likelihood} prefix="Likelihood" word={likelihoodLabels[likelihood]} />
      )}
      {quality === null ? null : (
        <RatingBadge level={quality} prefix="Quality" word={qualityLabels[quality]} />
      )}
      {prediction.change ? <span className={classes.detail}>{prediction.change}</span> : null}
      <span className={classes.who}>
        {prediction.by} · <LocalTime at={prediction.at} />
      </span>
    </li>
  );
}
