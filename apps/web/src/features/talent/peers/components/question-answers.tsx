import type { PeerFeedback } from '@bellwether/contract/talent/peers';
import { peerWords } from '../words.ts';
import classes from './peers.module.css';

interface QuestionAnswersProps {
  readonly questions: readonly Pick<PeerFeedback['Questions'][number], 'Id' | 'Question' | 'Answer'>[];
  /** The questions alone, before anybody answers them. */
  readonly isAsked?: boolean;
}

/** Questions with one person's answers, to read. */
export function QuestionAnswers({ questions, isAsked = false }: QuestionAnswersProps) {
  if (isAsked)
    return (
      <ul>
        {questions.map(({ Id, Question }) => (
          <li key={Id}>{Question}</li>
        ))}
      </ul>
    );
  return (
    <dl className={classes.answers}>
      {questions.map(({ Id, Question, Answer }) => (
        <div key={Id}>
          <dt>{Question}</dt>
          <dd data-empty={Answer === '' || undefined}>{Answer || peerWords.noAnswer}</dd>
        </div>
      ))}
    </dl>
  );
}
