import type { Notification } from '@bellwether/contract/notifications';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { isRating } from '@bellwether/domain/goals/rating';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CommentFormLater, type LayerName, layerOf } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords } from '#ui/data/shown.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { notificationRowWords, notificationWords } from '../../words.ts';
import { placeOf } from '../model/place-of.ts';
import classes from './notification-list.module.css';
import { PeerAnswer } from './peer-answer.tsx';

interface NotificationRowProps {
  readonly told: Notification;
  /** Shows the subject above the sentence, as the page does. */
  readonly withSubject: boolean;
  readonly onRead: (ids: readonly number[]) => void;
}

/**
 * Shows one notification: what happened, the goal's prediction or change of state, and buttons if an answer is
 * needed.
 */
export function NotificationRow({ told, withSubject, onRead }: NotificationRowProps) {
  const { openLayer } = useAddressLayer<LayerName>();
  const { Id, IsRead, Actor, Goal, Waiting } = told;
  const read = () => {
    if (!IsRead) onRead([Id]);
  };
  return (
    <li className={classes.row} data-notifications={Id} data-unread={IsRead ? undefined : true}>
      <PersonAvatar name={Actor?.Name ?? 'Bellwether'} src={Actor?.Avatar} size={28} />
      <div className={classes.body}>
        {withSubject ? <p className={classes.subject}>{told.Subject}</p> : null}
        <p className={classes.sentence}>
          <Link {...placeOf(told)} className={classes.link} onClick={read}>
            {IsRead ? null : <VisuallyHidden>{notificationWords.unread}: </VisuallyHidden>}
            {told.Body}
          </Link>
        </p>
        <p className={classes.facts}>
          <Change told={told} />
          <time dateTime={told.CreatedAt}>{relativeWords(Date.parse(told.CreatedAt), serverNow())}</time>
        </p>
        {Goal && told.Said ? (
          <Said goalId={Goal.Id} said={told.Said} name={Actor?.Name ?? ''} onRead={read} />
        ) : null}
      </div>
      {Goal && Waiting ? (
        <Button
          size="xs"
          variant="default"
          className={classes.answer}
          aria-label={`${notificationWords.review}${colon} ${Goal.Title}`}
          onClick={() => {
            read();
            const layer = layerOf({ Type: 'review', About: Waiting });
            if (layer !== undefined) openLayer(layer, { goal: Goal.Id });
          }}
        >
          {notificationWords.review}
        </Button>
      ) : null}
      {told.PeerRequestId === undefined ? null : (
        <PeerAnswer id={told.PeerRequestId} name={told.Body} size="xs" className={classes.answer} />
      )}
      {IsRead ? null : <span className={classes.dot} aria-hidden="true" />}
    </li>
  );
}

interface SaidProps {
  readonly goalId: number;
  readonly said: NonNullable<Notification['Said']>;
  /** Who said it. */
  readonly name: string;
  readonly onRead: () => void;
}

/** Shows the words of a comment, and answers them in place. */
function Said({ goalId, said, name, onRead }: SaidProps) {
  const [isAnswering, setAnswering] = useState(false);
  return (
    <>
      <blockquote className={classes.said} title={said.Text}>
        {said.Text}
      </blockquote>
      {isAnswering ? (
        <div className={classes.reply}>
          <CommentFormLater
            goalId={goalId}
            subject={said.On}
            focusFirst
            onDone={() => {
              onRead();
              setAnswering(false);
            }}
          />
        </div>
      ) : (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.replyButton}
          aria-label={notificationRowWords.replyTo(name)}
          onClick={() => setAnswering(true)}
        >
          {notificationRowWords.reply}
        </Button>
      )}
    </>
  );
}

/** Shows the ring with the prediction, or the states before and after. */
function Change({ told: { Prediction, States } }: { readonly told: Notification }) {
  if (Prediction && isRating(Prediction.Likelihood) && isRating(Prediction.Quality)) {
    const { Likelihood, Quality, LikelihoodDelta, QualityDelta } = Prediction;
    return (
      <span className={classes.change}>
        <GoalMark likelihood={Likelihood} quality={Quality} size={18} isDecorative />
        <RatingLine
          likelihood={{ level: Likelihood, trend: LikelihoodDelta }}
          quality={{ level: Quality, trend: QualityDelta }}
        />
      </span>
    );
  }
  if (!States) return null;
  return (
    <span>
      {goalStateLabels[States.From]} <span aria-hidden="true">→</span>
      <VisuallyHidden>{notificationRowWords.to}</VisuallyHidden> {goalStateLabels[States.To]}
    </span>
  );
}
