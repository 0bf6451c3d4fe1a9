import type { Sentence } from '@bellwether/contract/goals/comments';
import { shownDay } from '#ui/data/shown.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useGoalLayer } from '../../model/goal-search.ts';
import { sentenceWords } from '../words.ts';
import classes from './sentence-line.module.css';

interface SentenceLineProps {
  /** Absent where the goal is not doubtful, or the viewer does not read its comments. */
  readonly sentence: Sentence | null | undefined;
  readonly title: string;
  /** Shows all of a long sentence instead of its first line. */
  readonly isWhole?: boolean;
}

/** Shows in one line what a doubtful goal's owner says about it, or a way to ask (goals.37). */
export function SentenceLine({ sentence, title, isWhole = false }: SentenceLineProps) {
  const { openLayer } = useGoalLayer();
  if (!sentence) return null;
  const { GoalId, Text, Day, StatusId, IsOwn } = sentence;
  if (Text !== null)
    return (
      <p className={classes.line}>
        <span className={classes.said} data-whole={isWhole || undefined} title={isWhole ? undefined : Text}>
          {sentenceWords.said(Text)}
        </span>
        {Day === null ? null : <span className={classes.day}>{shownDay(Day)}</span>}
      </p>
    );
  return (
    <p className={classes.line}>
      <span className={classes.none}>{sentenceWords.none} ·</span>
      <button
        type="button"
        className={classes.ask}
        onClick={() =>
          openLayer(IsOwn ? 'comment' : 'ask', {
            goal: GoalId,
            ...(StatusId === 0 ? {} : { about: StatusId, on: 'GoalStatus' }),
          })
        }
      >
        {IsOwn ? sentenceWords.say : sentenceWords.ask}
        <VisuallyHidden>{sentenceWords.about(title)}</VisuallyHidden>
      </button>
    </p>
  );
}
