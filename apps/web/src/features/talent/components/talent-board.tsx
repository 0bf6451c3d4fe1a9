import { colon } from '@bellwether/domain/locale/sentence-locale';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { type TalentScope, talentMatrixQuery } from '../api.overview.ts';
import { type Look, ratingsOfTalentCell, type TalentCell } from '../model/matrix-cells.ts';
import { cycleLabel } from '../model/period-label.ts';
import { useTalentChange, useTalentSearch } from '../model/talent-search.ts';
import { gridWords, peopleCount, talentWords } from '../words.ts';
import classes from './talent-board.module.css';
import { NotAuthorizedPanel } from './talent-frame.tsx';
import { TalentGrid } from './talent-grid.tsx';
import { TalentPeople } from './talent-people.tsx';

interface TalentBoardProps {
  readonly scope: TalentScope;
}

const PEOPLE_DRAWER = 600;

/** Shows the matrix of people over the width, and below it the people. A press on a cell opens its people in a drawer. */
export function TalentBoard({ scope }: TalentBoardProps) {
  const { status, direct, third, cell, hidden } = useTalentSearch();
  const change = useTalentChange();
  const [look, setLook] = useState<Look>();
  const listId = useId();
  const filter = { status, direct, third };
  const { data, error, refetch, isPlaceholderData } = useQuery(talentMatrixQuery(scope, filter));
  const onSelect = useCallback((chosen: TalentCell | undefined) => change({ cell: chosen }), [change]);
  if (isAbsent(error)) return <NotAuthorizedPanel />;
  if (!data) {
    if (!error) return <SkeletonDetail />;
    return (
      <ErrorPanel title={talentWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  const { Primary, Secondary } = data.Axes;
  const axis = {
    primary: { name: Primary.Name, levels: Primary.Levels },
    secondary: { name: Secondary.Name, levels: Secondary.Levels },
  };
  const wordsOf = (place: TalentCell) => {
    const { primary, secondary } = ratingsOfTalentCell(place, data.Levels);
    return `${axis.primary.levels[primary]} · ${axis.secondary.levels[secondary]}`;
  };
  const chosen = cell !== undefined && cell < data.Levels ** 2 ? cell : undefined;
  const people = { scope, filter, levels: data.Levels, onLook: setLook };
  return (
    <div className={classes.board} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      <section aria-label={talentWords.tabs.matrix}>
        {data.IsPresentScale ? null : (
          <Notice tone="info">{gridWords.formerScale(cycleLabel(data), data.Levels)}</Notice>
        )}
        <TalentGrid
          cells={data.Cells}
          levels={data.Levels}
          {...axis}
          third={data.Axes.Tertiary?.Name}
          label={gridWords.grid(axis.primary.name, axis.secondary.name, cycleLabel(data))}
          selected={chosen}
          onSelect={onSelect}
          move={look?.move}
          onLook={setLook}
          isHidden={hidden === true}
        />
        <p className={classes.way}>{look ? wayWords(look, wordsOf, hidden === true) : null}</p>
        {data.Elsewhere > 0 ? (
          <p className={classes.unrated}>
            {gridWords.elsewhere(data.Levels)}
            {colon} {peopleCount(data.Elsewhere)}
          </p>
        ) : null}
        {data.Unrated > 0 ? (
          <p className={classes.unrated}>
            {gridWords.unrated}
            {colon} {peopleCount(data.Unrated)}
          </p>
        ) : null}
      </section>
      <section aria-labelledby={listId}>
        <h2 className={classes.title} id={listId}>
          {gridWords.list}
        </h2>
        <TalentPeople {...people} cell={undefined} />
      </section>
      <AppDrawer
        opened={chosen !== undefined}
        onClose={() => onSelect(undefined)}
        title={chosen === undefined ? gridWords.list : wordsOf(chosen)}
        width={PEOPLE_DRAWER}
      >
        <TalentPeople {...people} cell={chosen} />
      </AppDrawer>
    </div>
  );
}

/** Describes in words how a person moved since the previous quarter. */
function wayWords({ name, move }: Look, wordsOf: (cell: TalentCell) => string, isHidden: boolean): string {
  const who = isHidden ? gridWords.hiddenName : name;
  if (!move) return `${who}${colon} ${gridWords.unknownFormer}`;
  if (move.from === move.to) return `${who}${colon} ${gridWords.stayed(wordsOf(move.to))}`;
  return `${who}${colon} ${gridWords.came(wordsOf(move.from), wordsOf(move.to))}`;
}
