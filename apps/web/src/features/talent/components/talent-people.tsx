import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { LeftTag } from '#ui/marks/left-tag.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { type TalentFilter, type TalentScope, teamQuery } from '../api.overview.ts';
import { courseWords } from '../course/words.ts';
import type { TalentLayerName } from '../model/layer-names.ts';
import { type Look, moveOf, type TalentCell } from '../model/matrix-cells.ts';
import { useTalentSearch } from '../model/talent-search.ts';
import { entriesOf, type TeamEntry } from '../model/team-groups.ts';
import { gridWords, stageLabels, talentWords } from '../words.ts';
import { RatingsMark } from './appraisal-marks.tsx';
import classes from './talent-board.module.css';

interface TalentPeopleProps {
  readonly scope: TalentScope;
  readonly filter: TalentFilter;
  readonly cell: TalentCell | undefined;
  readonly levels: number;
  readonly onLook: (look: Look | undefined) => void;
}

/** Lists the people who match the filters and the chosen cell, if there is one. A press opens the appraisal. */
export function TalentPeople(props: TalentPeopleProps) {
  const { scope, filter, cell, levels, onLook } = props;
  const { hidden } = useTalentSearch();
  const list = useInfiniteQuery(teamQuery(scope, { ...filter, cell, levels }));
  const rows = useRef<HTMLUListElement>(null);
  const entries = entriesOf(list.data?.pages ?? []);
  return (
    <>
      {!list.data ? (
        list.error ? (
          <ErrorPanel
            title={talentWords.failed}
            detail={problemText(list.error)}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : entries.length === 0 ? (
        <EmptyState title={cell === undefined ? talentWords.noData : gridWords.nobodyInCell} />
      ) : (
        <ul className={classes.list} ref={rows} aria-label={gridWords.list}>
          {entries.map((entry) => (
            <PersonRow
              key={entry.person.Id}
              entry={entry}
              levels={levels}
              isHidden={hidden === true}
              onLook={onLook}
            />
          ))}
        </ul>
      )}
      <LoadMore of={list} rows={rows} count={entries.length} />
    </>
  );
}

interface PersonRowProps {
  readonly entry: TeamEntry;
  readonly levels: number;
  readonly isHidden: boolean;
  readonly onLook: (look: Look | undefined) => void;
}

function PersonRow({ entry: { person, appraisal }, levels, isHidden, onLook }: PersonRowProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const name = isHidden ? gridWords.hiddenName : person.Name;
  const isInGrid = appraisal.RatingLabels?.Levels === levels;
  const look = () =>
    onLook({
      name: person.Name,
      move: isInGrid ? moveOf(appraisal, appraisal.Previous, levels) : undefined,
    });
  return (
    <li className={classes.row} onPointerEnter={look} onPointerLeave={() => onLook(undefined)}>
      {isHidden ? (
        <span className={classes.nobody} aria-hidden="true" />
      ) : (
        <PersonAvatar name={name} src={person.Avatar} size={32} />
      )}
      <div className={classes.who}>
        {appraisal.Id > 0 ? (
          <button
            type="button"
            className={classes.name}
            onFocus={look}
            onBlur={() => onLook(undefined)}
            onClick={() => openLayer('appraisal', { about: appraisal.Id })}
          >
            {name}
          </button>
        ) : (
          <span className={classes.plain}>{name}</span>
        )}
        {person.IsDeactivated ? <LeftTag /> : null}
        <span className={classes.quiet}>
          {isHidden ? stageLabels[appraisal.State] : `${person.JobTitle} · ${stageLabels[appraisal.State]}`}
        </span>
        <span className={classes.rated}>
          <RatingsMark of={appraisal} />
        </span>
      </div>
      {appraisal.Id > 0 ? (
        <Button
          className={classes.course}
          variant="subtle"
          size="compact-sm"
          aria-label={courseWords.openOf(name)}
          onClick={() => openLayer('course', { person: person.Id })}
        >
          {courseWords.open}
        </Button>
      ) : null}
    </li>
  );
}
