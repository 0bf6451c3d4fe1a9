import { useQuery } from '@tanstack/react-query';
import { PeerAnswer } from '#features/notifications/door.ts';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { WaitingPage } from '#platform/waiting-page.tsx';
import { shownDay, shownDayAt } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ModelNote } from '../../components/model-note.tsx';
import { peerFeedbackQuery } from '../api.ts';
import { peerWords } from '../words.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { HubLink } from './hub-link.tsx';
import classes from './peers.module.css';
import { QuestionAnswers } from './question-answers.tsx';

/** A request: to accept or decline, to write, and later to read the own words. */
export function GiverPage({ id }: { readonly id: number }) {
  const query = useQuery(peerFeedbackQuery(id));
  const { data } = query;
  const isWritten = useLetThrough(id, data?.Write === true);
  if (!data) return <WaitingPage title={peerWords.title} trail={<HubLink />} words={peerWords} of={query} />;
  const { User, State, Write, DueOn, HandedInAt } = data;
  const hasWords = data.Questions.some(({ Answer }) => Answer !== '');
  return (
    <Page title={peerWords.about(User.Name, data.CycleName)} trail={<HubLink />}>
      <div className={classes.part}>
        <p className={classes.quiet}>
          {peerWords.ownStates[State]} · {peerWords.due(shownDay(DueOn))}
        </p>
        <p>{peerWords.readers[data.Naming](User.Name)}</p>
        {data.Naming === 'pooled' ? null : <ModelNote>{peerWords.readByModel}</ModelNote>}
        {State === 'asked' ? (
          <>
            <PeerAnswer
              id={id}
              name={User.Name}
              accepts={data.Accept === true}
              declines={data.Decline === true}
            />
            {data.Accept === true ? null : <Notice tone="info">{peerWords.reasons[data.Accept]}</Notice>}
          </>
        ) : null}
        {State !== 'asked' && Write !== true ? <Notice tone="info">{peerWords.reasons[Write]}</Notice> : null}
        {HandedInAt === null ? null : (
          <p className={classes.quiet}>{peerWords.handedInOn(shownDayAt(Date.parse(HandedInAt)))}</p>
        )}
      </div>
      {isWritten && State === 'accepted' ? (
        <>
          <FeedbackForm key={id} feedback={data} />
          <div className={classes.part}>
            {data.Decline === true ? <PeerAnswer id={id} name={User.Name} accepts={false} /> : null}
          </div>
        </>
      ) : State === 'asked' || hasWords ? (
        <QuestionAnswers questions={data.Questions} isAsked={State === 'asked'} />
      ) : null}
    </Page>
  );
}
