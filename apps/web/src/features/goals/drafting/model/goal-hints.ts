import type { GoalType } from '@bellwether/domain/goals/rules';
import { type HintCode, type QualityHint, qualityHints } from '@bellwether/domain/suggestions/quality-hints';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useSession } from '#platform/session.ts';
import { ownTitlesQuery } from '../api.ts';
import { hintSentence } from '../words.ts';
import type { GoalValues } from './goal-fields.ts';
import { drafterOf } from './goal-rules.ts';

/** The field of each hint. */
const places = {
  no_verb: 'Title',
  duplicate: 'Title',
  no_number: 'Measurement',
  no_date: 'Measurement',
  no_parent: 'Parent',
} as const satisfies Readonly<Record<HintCode, keyof GoalValues>>;

/** At most one hint per field. */
export type GoalHints = Readonly<Partial<Record<(typeof places)[HintCode], string>>>;

/** Hints wait for a pause in typing; milliseconds. */
const PAUSE = 700;

/** Returns the first hint of each field. */
export function placeHints(hints: readonly QualityHint[], goalType: GoalType): GoalHints {
  const placed: Partial<Record<(typeof places)[HintCode], string>> = {};
  for (const hint of hints) placed[places[hint.code]] ??= hintSentence(hint, goalType);
  return placed;
}

interface OwnTitles {
  readonly all: readonly string[];
  /** Titles that may be sent with a draft: never those of private goals. */
  readonly notPrivate: readonly string[];
}

/**
 * Returns the titles of the signed-in person's other goals of a quarter; one call for each form and quarter.
 * `isSaving`: keeps the former result, because a new goal is in the list before its form knows its id.
 */
export function useOwnTitles(control: Control<GoalValues>, goalId: number, isSaving: boolean): OwnTitles {
  const { Profile } = useSession();
  const [periodId, owner] = useWatch({ control, name: ['PeriodId', 'Owner'] });
  const isOwn = drafterOf(Profile, owner).isForSelf;
  const { data } = useQuery({ ...ownTitlesQuery(periodId ?? 0), enabled: isOwn && periodId !== null });
  const kept = useRef<OwnTitles>(undefined);
  const now = useMemo(() => {
    const others = (data?.data ?? []).filter((goal) => isOwn && goal.Id !== goalId);
    return {
      all: others.map((goal) => goal.GoalDetail.Title),
      notPrivate: others.filter((goal) => !goal.Hidden).map((goal) => goal.GoalDetail.Title),
    };
  }, [data, goalId, isOwn]);
  if (!isSaving || !kept.current) kept.current = now;
  return kept.current;
}

/** Returns the quality hints after a pause in typing; they never block a save. */
export function useGoalHints(
  control: Control<GoalValues>,
  goalType: GoalType,
  ownTitles: readonly string[],
): GoalHints {
  const { Profile } = useSession();
  const [title, measurement, parent, owner] = useWatch({
    control,
    name: ['Title', 'Measurement', 'Parent', 'Owner'],
  });
  const [pausedTitle] = useDebouncedValue(title, PAUSE);
  const [pausedMeasurement] = useDebouncedValue(measurement, PAUSE);
  const standsAlone = !drafterOf(Profile, owner).hasManager;
  return useMemo(() => {
    const hints = qualityHints({
      title: pausedTitle,
      measurement: pausedMeasurement,
      parentId: parent?.id ?? 0,
      standsAlone,
      ownTitles,
    });
    return placeHints(hints, goalType);
  }, [pausedTitle, pausedMeasurement, parent, standsAlone, ownTitles, goalType]);
}
