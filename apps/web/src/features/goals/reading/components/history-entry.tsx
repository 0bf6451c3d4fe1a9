import type { Rating } from '@bellwether/domain/goals/rating';
import { Button } from '@mantine/core';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { shownWeek } from '#ui/data/shown.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconMessage } from '#ui/marks/icons.ts';
import { RatingText } from '#ui/marks/rating-line.tsx';
import { type Dimension, dimensionLabels } from '#ui/marks/rating-words.ts';
import { ResultVerdict } from '#ui/marks/result-verdict.tsx';
import { dimensionNames } from '#ui/marks/words.ts';
import { carryOverWords } from '../../carry-over/words.ts';
import { CommentBody, CommentItem } from '../../comments/components/comment-item.tsx';
import { HistoryTime } from '../../comments/components/history-time.tsx';
import { useGoalLayer } from '../../model/goal-search.ts';
import type { MoveEntry, PredictionEntry, Subject, WrittenResult } from '../model/timeline.ts';
import type { ShownEntry } from '../model/timeline-view.ts';
import { historyLineWords } from '../words.detail.ts';
import { historyEntryWords, historyWords } from '../words.ts';
import { CarriedWords } from './carried-line.tsx';
import classes from './history-entry.module.css';
import { HistoryExchange } from './history-exchange.tsx';
import { HistoryMark } from './history-mark.tsx';

interface HistoryEntryProps {
  readonly shown: ShownEntry;
  readonly goalId: number;
  /** The number of the week that contains the entry. */
  readonly week: number;
  readonly mayComment: boolean;
}

/** Shows one line of the history: act, person, time, changes, and comments with it. */
export function HistoryEntry({ shown: { entry, said }, goalId, week, mayComment }: HistoryEntryProps) {
  return (
    <li className={classes.entry} data-kind={entry.kind} data-entry={entry.key} tabIndex={-1}>
      <HistoryMark entry={entry} />
      <div className={classes.body}>
        {entry.kind === 'comment' ? (
          <CommentBody goalId={goalId} subject={entry.subject} comment={entry.comment} entry={entry} />
        ) : (
          <>
            <div className={classes.head}>
              <h4 className={classes.what}>
                {entry.kind === 'move' ? entry.sentence : predictionWords(entry)}
              </h4>
              <span className={classes.who}>
                {entry.by}
                {entry.via === undefined ? null : ` ${historyEntryWords.via(entry.via)}`} ·{' '}
                <HistoryTime at={entry.at} />
              </span>
            </div>
            {entry.kind === 'move' ? <Move entry={entry} /> : <Prediction entry={entry} week={week} />}
            <Said said={said} goalId={goalId} />
          </>
        )}
      </div>
      {mayComment && entry.subject ? (
        <CommentButton
          subject={entry.subject}
          word={entry.kind === 'comment' ? historyLineWords.reply : historyLineWords.comment}
        />
      ) : null}
    </li>
  );
}

/** Shows the author's comments with the act. */
function Said({ said, goalId }: { readonly said: ShownEntry['said']; readonly goalId: number }) {
  if (said.length === 0) return null;
  return (
    <ul className={classes.said} aria-label={historyEntryWords.comments}>
      {said.map(({ comment, subject }) => (
        <CommentItem key={comment.Id} goalId={goalId} subject={subject} comment={comment} />
      ))}
    </ul>
  );
}

function predictionWords({ isChange, isImported }: PredictionEntry): string {
  if (isImported) return historyWords.imported;
  return isChange ? historyWords.changed : historyWords.given;
}

function Move({ entry }: { readonly entry: MoveEntry }) {
  return (
    <>
      {entry.exchange ? <HistoryExchange exchange={entry.exchange} /> : null}
      {entry.carriedFrom ? (
        <p className={classes.exchange}>
          <CarriedWords words={carryOverWords.from} other={entry.carriedFrom} />
        </p>
      ) : null}
      {entry.result ? <Result result={entry.result} /> : null}
    </>
  );
}

function Result({ result }: { readonly result: WrittenResult }) {
  return (
    <div className={classes.result}>
      <ResultVerdict result={result} />
      <RichLinks text={result.text} />
      {result.isInDispute ? <p className={classes.dispute}>{historyWords.dispute}</p> : null}
    </div>
  );
}

function Prediction({ entry, week }: { readonly entry: PredictionEntry; readonly week: number }) {
  const { now, before } = entry;
  const { Week, EndDate } = entry.week;
  return (
    <div className={classes.ratings}>
      <Changed of="likelihood" now={now.likelihood} before={before?.likelihood} />
      <Changed of="quality" now={now.quality} before={before?.quality} />
      {Week === week ? null : (
        <span className={classes.who}>
          {historyLineWords.forWeek(shownWeek({ week: Week, endDate: EndDate }))}
        </span>
      )}
    </div>
  );
}

interface ChangedProps {
  readonly of: Dimension;
  readonly now: Rating;
  readonly before: Rating | undefined;
}

/** Shows "Likelihood Unsure → Likely"; an unchanged value is shown once. */
function Changed({ of, now, before }: ChangedProps) {
  const words = dimensionLabels[of];
  const changed = before !== undefined && before !== now;
  return (
    <span className={classes.rated}>
      <span className={classes.name}>{dimensionNames[of]}</span>
      {changed ? (
        <>
          <VisuallyHidden>{historyEntryWords.from}</VisuallyHidden>
          <RatingText level={before} word={words[before]} />
          <span aria-hidden="true">→</span>
          <VisuallyHidden>{historyEntryWords.to}</VisuallyHidden>
        </>
      ) : null}
      <RatingText level={now} word={words[now]} />
    </span>
  );
}

function CommentButton({ subject, word }: { readonly subject: Subject; readonly word: string }) {
  const { openLayer } = useGoalLayer();
  return (
    <Button
      className={classes.comment}
      variant="subtle"
      color="gray"
      size="compact-xs"
      leftSection={<IconMessage size={14} aria-hidden="true" />}
      onClick={() => openLayer('comment', { about: subject.Id, on: subject.Type })}
    >
      <span className={classes.word}>{word}</span>
    </Button>
  );
}
