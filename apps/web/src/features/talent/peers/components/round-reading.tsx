import type { PeerRound } from '@bellwether/contract/talent/peers';
import { shownDayAt } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { peerWords } from '../words.ts';
import classes from './peers.module.css';
import { QuestionAnswers } from './question-answers.tsx';

type Giver = PeerRound['Givers'][number];

/** Whom the manager asked or the employee proposed, and how far they are. */
export function GiverList({ round }: { readonly round: PeerRound }) {
  const isOwn = round.Propose !== undefined;
  const isNamed = round.HandedIn !== null;
  if (round.Givers.length === 0)
    return (
      <p className={classes.quiet}>{isOwn && !isNamed ? peerWords.nobodyProposed : peerWords.nobodyYet}</p>
    );
  return (
    <ul className={classes.list} aria-label={peerWords.who}>
      {round.Givers.map((giver) => (
        <li className={classes.row} key={giver.User.Id}>
          <span>{giver.User.Name}</span>
          <span className={classes.quiet}>
            {isNamed || giver.State !== 'asked' ? stateOf(giver) : peerWords.askedState}
            {giver.IsProposed && !isOwn ? ` · ${peerWords.proposedMark}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ State, Ended, HandedInAt, IsLate }: Giver): string {
  if (Ended !== null) return peerWords.ended[Ended];
  if (HandedInAt === null) return peerWords.states[State];
  const day = shownDayAt(Date.parse(HandedInAt));
  return IsLate ? peerWords.handedInLate(day) : peerWords.handedInOn(day);
}

/** What the viewer may read of what peers say; says in words why there is nothing. */
export function SaidByPeers({ round }: { readonly round: PeerRound }) {
  const { Givers, Questions, Words, Summary, Naming, Open } = round;
  const answered = Givers.filter(({ Answers }) => Answers !== null);
  const isOwn = round.Propose !== undefined;
  if (answered.length > 0)
    return (
      <>
        {answered.map(({ User, Answers }) => (
          <article className={classes.giver} key={User.Id} aria-label={User.Name}>
            <h3>{User.Name}</h3>
            <QuestionAnswers
              questions={Questions.map((question) => ({
                ...question,
                Answer: Answers?.find(({ Id }) => Id === question.Id)?.Answer ?? '',
              }))}
            />
          </article>
        ))}
      </>
    );
  if (Words !== null) return <WordList questions={Questions} words={Words} />;
  if (isOwn && Summary !== null) return <p className={classes.text}>{Summary.Text}</p>;
  if (!isOwn) return <p className={classes.quiet}>{peerWords.nothingSaid}</p>;
  if (Open !== 'shared') return <Notice tone="info">{peerWords.ownNothing[Naming]}</Notice>;
  const nothing = Naming === 'pooled' ? peerWords.notEnoughPooled : peerWords.notEnough;
  return <Notice tone="info">{nothing}</Notice>;
}

interface WordListProps {
  readonly questions: PeerRound['Questions'];
  readonly words: NonNullable<PeerRound['Words']>;
}

function WordList({ questions, words }: WordListProps) {
  return (
    <dl className={classes.answers}>
      {questions.map(({ Id, Question }) => {
        const answers = words.find((one) => one.Id === Id)?.Answers ?? [];
        return (
          <div key={Id}>
            <dt>{Question}</dt>
            {answers.length === 0 ? <dd data-empty>{peerWords.noAnswer}</dd> : null}
            {answers.map((answer) => (
              <dd key={answer}>{answer}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
