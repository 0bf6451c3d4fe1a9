import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ratingOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { shownWeek } from '#ui/data/shown.ts';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { companyMatrixQuery, matrixQuery } from '../api.ts';
import { type Aside, asides, useMatrixChange, useMatrixSearch } from '../model/matrix-search.ts';
import { movementWords } from '../model/movement.ts';
import type { BoardMatrix, useMatrixBoard } from '../model/use-matrix-board.ts';
import { matrixBoardWords, matrixWords, rowTexts } from '../words.ts';
import classes from './matrix-board.module.css';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixSubject } from './matrix-subject.tsx';
import { TrailCaption } from './trail-caption.tsx';
import { WeekWalk } from './week-walk.tsx';

interface MatrixPictureProps {
  readonly matrix: BoardMatrix;
  readonly board: ReturnType<typeof useMatrixBoard>;
  /** Leads to the goals beside the grid, which are below it on a phone. */
  readonly onToGoals: () => void;
}

/** The grid with its week, its numbers aside, and what a trail means. */
export function MatrixPicture({ matrix, board, onToGoals }: MatrixPictureProps) {
  const { goal, weekPeriod: week } = matrix;
  const { byId, view, moves, traced, stays } = board;
  const search = useMatrixSearch();
  const change = useMatrixChange();
  const client = useQueryClient();
  const { Period } = useSession();
  const { cell, aside } = search;
  const onSelect = useCallback(
    (chosen: number | undefined) => change({ cell: chosen, aside: undefined }),
    [change],
  );
  // The sign compares the latest predictions, so only the latest week has it.
  const latest = goal && matrix.nextWeek === null ? ratingOf(byId.get(goal.Id)?.goal.Likelihood) : null;
  const shownAsides = asides.filter((each) => view[each] > 0 || aside === each);
  return (
    <section className={classes.picture} aria-label={matrixBoardWords.matrix}>
      {goal ? <MatrixSubject goal={goal} likelihood={latest} /> : null}
      <WeekWalk
        week={week}
        previous={matrix.prevWeek}
        next={matrix.nextWeek}
        currentId={goal === null || goal.GoalPeriodId === Period.Id ? Period.WeekId : undefined}
        onWeek={(to) => change({ week: to })}
        onNear={(to) => {
          if (goal) void client.prefetchQuery(matrixQuery(goal.Id, to));
          else void client.prefetchQuery(companyMatrixQuery(to));
        }}
      />
      <MatrixGrid
        counts={view.counts}
        label={matrixBoardWords.goalsByLikelihoodAnd(shownWeek({ week: week.Week, endDate: week.EndDate }))}
        titles={view.titles}
        own={goal ? view.own : null}
        selected={cell}
        onSelect={onSelect}
        stays={stays}
        moves={search.movement ? moves : undefined}
        isEmpty={view.isEmpty}
      />
      {shownAsides.length > 0 ? (
        <div className={classes.asides}>
          {shownAsides.map((each) => (
            <ToggleChip
              key={each}
              pressed={aside === each}
              count={view[each]}
              onChange={(on) => change({ aside: on ? each : undefined, cell: undefined })}
            >
              {asideWords[each]}
            </ToggleChip>
          ))}
        </div>
      ) : null}
      {view.isNarrowed ? (
        <button type="button" className={classes.toGoals} onClick={onToGoals}>
          {rowTexts.show(view.shown.length)} <span aria-hidden="true">↓</span>
        </button>
      ) : null}
      <div className={classes.movement}>
        <Switch
          size="xs"
          label={matrixWords.movement}
          checked={search.movement === true}
          onChange={(event) => change({ movement: event.currentTarget.checked || undefined })}
        />
        {search.movement ? <span role="status">{movementWords(moves)}</span> : null}
      </div>
      {traced ? <TrailCaption title={traced.goal.Title} stays={stays} /> : null}
    </section>
  );
}

const asideWords: Readonly<Record<Aside, string>> = {
  unpredicted: matrixWords.unpredicted,
  finalized: matrixWords.withResult,
};
