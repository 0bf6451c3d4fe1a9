import { isInDispute } from '@bellwether/domain/goals/badges';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { stateTone, useSideLink } from '#features/goals/door.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconCheck, IconMessage } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { StateBadge, Tag } from '#ui/marks/tag.tsx';
import { WeekStrip } from '#ui/marks/week-strip.tsx';
import type { TreeRow } from '../model/goal-tree.ts';
import type { MatrixSearch } from '../model/matrix-search.ts';
import type { Entry } from '../model/matrix-view.ts';
import { staysOf, trailWords } from '../model/trail.ts';
import { goalRowWords, levelWords, matrixWords, rowTexts } from '../words.ts';
import classes from './goal-row.module.css';
import { RowStart } from './tree-lines.tsx';

interface GoalRowProps {
  readonly row: TreeRow<Entry>;
  readonly weeks: readonly number[];
  readonly isTree: boolean;
  readonly titleOf: (goalId: number) => string | undefined;
  readonly onFold: (goalId: number, isOpen: boolean) => void;
}

/** Shows one goal: its title opens it in the side drawer, and its trail appears in the grid on hover. */
export const GoalRow = memo(function GoalRow({ row, weeks, isTree, titleOf, onFold }: GoalRowProps) {
  const { goal } = row.node;
  const sideLink = useSideLink();
  const stays = staysOf(goal.Trail, weeks);
  // Directly below the page's goal the parent is obvious.
  const parent = isTree || goal.Generation < 2 ? undefined : titleOf(goal.ParentId);
  return (
    <div className={classes.line} data-flat={!isTree || undefined}>
      {isTree ? <RowStart row={row} title={goal.Title} onFold={onFold} /> : null}
      <div className={classes.body}>
        <p className={classes.title} data-own={row.node.generation === 0 || undefined}>
          <Link
            to="."
            search={(former) => withSide(former, goal.Id)}
            resetScroll={false}
            className={coveringLink(classes.link)}
            data-goal-link={goal.Id}
            title={goal.Title}
          >
            {goal.Title}
          </Link>
        </p>
        <div className={classes.facts}>
          <span className={classes.owner} title={goal.User.Name}>
            <PersonAvatar name={goal.User.Name} src={goal.User.Avatar} size={18} />
            <span className={classes.name}>{goal.User.Name}</span>
          </span>
          <Standing entry={row.node} />
          {goal.CommentCount > 0 ? (
            <span className={classes.comments} title={goalRowWords.commentsOnThisPrediction}>
              <IconMessage size={14} aria-hidden="true" />
              {goal.CommentCount}
              <VisuallyHidden>{rowTexts.comments(goal.CommentCount)}</VisuallyHidden>
            </span>
          ) : null}
          {parent === undefined ? null : (
            <span className={classes.parent} title={parent}>
              {rowTexts.under(parent)}
            </span>
          )}
          {row.node.likelihood === null ? null : (
            // The text below names the last weeks; the goal's detail has all of them.
            <span className={classes.strip}>
              <WeekStrip
                weeks={goal.Weeks}
                current={row.node.stripWeek}
                size="small"
                isDecorative
                isImported={goal.Imported === true}
              />
            </span>
          )}
          <VisuallyHidden>
            {levelWords(goal.Generation)}
            {stays.length > 1 ? `. ${trailWords(stays)}` : ''}
          </VisuallyHidden>
        </div>
      </div>
      {row.node.isRealignable ? (
        <Link
          {...sideLink(goal.Id, 'parent')}
          className={classes.realign}
          aria-label={rowTexts.changeParentOf(goal.Title)}
        >
          {matrixWords.changeParent}
        </Link>
      ) : null}
    </div>
  );
});

function withSide(former: MatrixSearch, id: number): MatrixSearch {
  return { ...former, side: id, sideTab: undefined, selected: id };
}

/** Shows the goal's state in the shown week: its result, its prediction, or neither yet. */
function Standing({ entry }: { readonly entry: Entry }) {
  const { goal, likelihood, quality, result } = entry;
  // Most goals are approved, so a word for it on every row would mean nothing.
  const isOrdinary = goal.State === 'approved' || entry.isFinalized;
  return (
    <>
      {isOrdinary ? null : (
        <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
      )}
      {entry.isFinalized ? <ResultWords entry={entry} /> : null}
      {likelihood === null || quality === null || entry.isFinalized ? null : (
        <>
          <RatingLine
            likelihood={{ level: likelihood, trend: entry.likelihoodTrend }}
            quality={{ level: quality, trend: entry.qualityTrend }}
          />
          {goal.IsCarried ? null : (
            <Tag
              tone="good"
              title={matrixWords.updatedReason}
              icon={<IconCheck size={12} aria-hidden="true" />}
            >
              <span className={classes.word}>{matrixWords.updated}</span>
            </Tag>
          )}
        </>
      )}
      {likelihood === null && !entry.isFinalized && isOrdinary ? (
        <span className={classes.quiet}>{matrixWords.unpredicted}</span>
      ) : null}
      {result && isInDispute(result.Completed, entry.managerCompleted) ? (
        <Tag tone="bad">{goalRowWords.inDispute}</Tag>
      ) : null}
    </>
  );
}

function ResultWords({ entry }: { readonly entry: Entry }) {
  const { result } = entry;
  if (!result) return <StateBadge tone="good">{matrixWords.withResult}</StateBadge>;
  return (
    <RatingLine
      likelihood={null}
      quality={null}
      result={{
        completed: result.Completed,
        percent: result.ObjectiveResult,
        quality: entry.resultQuality,
      }}
    />
  );
}
