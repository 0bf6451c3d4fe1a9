import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { IconHistory } from '#ui/marks/icons.ts';
import { CommentForm } from '../../comments/components/comment-form.tsx';
import { useGoalSearch } from '../../model/goal-search.ts';
import { commentPlaceOf, timelineOf } from '../model/timeline.ts';
import {
  countsOf,
  placeOfComment,
  type ShownEntry,
  shownEntries,
  weeksOfHistory,
} from '../model/timeline-view.ts';
import { historyTabWords, historyWords } from '../words.ts';
import { HistoryEntry } from './history-entry.tsx';
import { HistoryFilter } from './history-filter.tsx';
import classes from './history-tab.module.css';

const FIRST = 20;
const MORE = 30;

interface HistoryTabProps {
  readonly info: GoalInfo;
  /** On paper: every entry, whatever the address filters. */
  readonly isWhole?: boolean;
}

/** Shows all events and comments of the goal, by the tenant's weeks, the latest first. */
export function HistoryTab({ info, isWhole = false }: HistoryTabProps) {
  const { Tenant, Period } = useSession();
  const { history, comment } = useGoalSearch();
  const filter = isWhole ? undefined : history;
  const entries = useMemo(() => timelineOf(info), [info]);
  const matching = useMemo(() => shownEntries(entries, filter), [entries, filter]);
  const { limit: shownCount, showEarlier, list } = useShownPart(matching, isWhole ? undefined : comment);
  const limit = isWhole ? matching.length : shownCount;
  const zone = ianaZone(Tenant.TimeZone) ?? 'UTC';
  const weeks = weeksOfHistory(matching.slice(0, limit), { ...info.Period, zone });
  const mayComment = info.Permissions.Comment === true;
  const place = commentPlaceOf(info.GoalTransitions);
  const thisWeek = info.Period.WeekId === 0 ? undefined : Period.WeekEndDate;

  return (
    <div className={classes.history}>
      {mayComment && place !== undefined ? (
        <CommentForm goalId={info.Goal.Id} subject={{ Id: place, Type: 'StateTransition' }} />
      ) : null}
      {isWhole ||
      comment === undefined ||
      placeOfComment(shownEntries(entries, undefined), comment) >= 0 ? null : (
        <Notice tone="info">{historyTabWords.absentComment}</Notice>
      )}
      <HistoryFilter counts={countsOf(entries)} />
      {matching.length === 0 ? (
        <EmptyState
          icon={<IconHistory size={24} />}
          title={filter ? historyWords.nothing[filter] : historyTabWords.nothingHasHappenedYet}
        >
          {historyTabWords.movesOfTheGoal}
        </EmptyState>
      ) : (
        <div className={classes.weeks} ref={list}>
          {weeks.map((week) => (
            <section className={classes.week} key={week.week} aria-label={week.label}>
              <h3 className={classes.label}>
                {week.label}
                {week.endDate === thisWeek ? (
                  <span className={classes.now}> {historyTabWords.thisWeek}</span>
                ) : null}
              </h3>
              <ol className={classes.timeline} aria-label={week.label}>
                {week.entries.map((shown) => (
                  <HistoryEntry
                    key={shown.entry.key}
                    shown={shown}
                    goalId={info.Goal.Id}
                    week={week.week}
                    mayComment={mayComment}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      {matching.length > limit ? (
        <Button className={classes.earlier} variant="default" size="xs" onClick={showEarlier}>
          {historyWords.earlier(matching.length - limit)}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Returns the number of shown entries: the latest, more on demand below them, and all on paper. Shows and focuses the
 * entry with the comment that the address asks for.
 */
function useShownPart(matching: readonly ShownEntry[], commentId: number | undefined) {
  const count = matching.length;
  const place = commentId === undefined ? -1 : placeOfComment(matching, commentId);
  const [chosen, setLimit] = useState(FIRST);
  const limit = Math.max(chosen, place + 1);
  const list = useRef<HTMLDivElement>(null);
  const wanted = matching[place]?.entry.key;
  useEffect(() => {
    if (wanted === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-entry="${wanted}"]`)?.focus();
  }, [wanted]);
  useEffect(() => {
    const showAll = () => flushSync(() => setLimit(count));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [count]);
  const showEarlier = () => {
    const entriesOf = () => list.current?.querySelectorAll<HTMLElement>('[data-entry]');
    const before = entriesOf()?.length ?? 0;
    flushSync(() => setLimit(limit + MORE));
    // The button moves down with the new entries, so focus the first of them without scrolling.
    entriesOf()?.[before]?.focus({ preventScroll: true });
  };
  return { limit, showEarlier, list };
}
