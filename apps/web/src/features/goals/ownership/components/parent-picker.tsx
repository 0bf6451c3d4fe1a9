import type { ParentCandidate } from '@bellwether/contract/goals/ownership';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Ref, useId, useRef, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { FormStack } from '#ui/form/form-actions.tsx';
import radio from '#ui/form/radio.module.css';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { IconSearch } from '#ui/marks/icons.ts';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { ownerName } from '../../reading/words.ts';
import { parentCandidatesQuery } from '../api.ts';
import { parentPickerWords, parentWords } from '../words.ts';
import { type Owner, OwnerSelect } from './owner-select.tsx';
import classes from './parent-picker.module.css';
import { QuarterSelect } from './quarter-select.tsx';

export interface ParentChoice {
  readonly id: number;
  readonly title: string;
  readonly ownerName: string;
  readonly periodId: number;
}

interface ParentPickerProps {
  /** The goal that needs a parent; 0: a new one. */
  readonly goalId: number;
  /** The first quarter of the list; for a new goal its own. */
  readonly periodId: number;
  readonly value: ParentChoice | null;
  readonly onChange: (choice: ParentChoice) => void;
  /**
   * The manager of the goal's owner, whose goals come first; 0 for none. Absent: the manager of the signed-in
   * person.
   */
  readonly managerId?: number;
  /** In the goal form: the future owner of the draft, which decides the possible parents. */
  readonly draftedFor?: number | undefined;
  /** Says why the choice of a goal manager who is not the owner is limited. */
  readonly hint?: string | undefined;
}

/** Lists candidates by owner and quarter; impossible ones have the reason, and the goal itself is left out. */
export function ParentPicker(props: ParentPickerProps) {
  const { goalId, periodId, value, onChange, draftedFor, hint } = props;
  const { Profile } = useSession();
  // A person who may only choose below their own goals sees these first, and not a page of impossible ones.
  const firstId = hint ? Profile.Id : (props.managerId ?? Profile.ParentId);
  // For a new goal the quarter is its own; the server searches the fiscal year up to it.
  const isNew = goalId === 0;
  const [owner, setOwner] = useState<Owner | null>(null);
  const [quarter, setQuarter] = useState(periodId);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const candidates = useInfiniteQuery(
    parentCandidatesQuery({ ownerId: owner?.Id ?? 0, periodId: quarter, goalId, search, draftedFor }),
  );
  // Without a search and without an owner, offer the manager's goals first: the person most likely wants one of them.
  const isPlain = owner === null && search === '' && firstId !== 0;
  const ofFirst = useInfiniteQuery({
    ...parentCandidatesQuery({ ownerId: firstId, periodId: quarter, goalId, search: '', draftedFor }),
    enabled: isPlain,
    placeholderData: () => undefined,
  });
  const first = isPlain ? candidatesIn(ofFirst.data, goalId).filter((goal) => !goal.Disabled) : [];
  const firstIds = new Set(first.map((goal) => goal.Id));
  const goals = candidatesIn(candidates.data, goalId).filter((goal) => !firstIds.has(goal.Id));
  const isPending = candidates.isPending || (isPlain && ofFirst.isPending);
  const name = useId();
  const rows = useRef<HTMLFieldSetElement>(null);
  const choice = { name, value, onChange };

  return (
    <FormStack>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      <div className={classes.filters}>
        <OwnerSelect
          label={parentPickerWords.owner}
          value={owner}
          onChange={setOwner}
          placeholder={parentWords.everyone}
        />
        {isNew ? null : (
          <QuarterSelect label={parentPickerWords.quarter} value={quarter} onChange={setQuarter} />
        )}
        <TextInput
          className={isNew ? undefined : classes.search}
          label={parentPickerWords.title}
          placeholder={parentPickerWords.search}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      </div>
      {isPending ? <SkeletonRows rows={5} /> : null}
      {candidates.isError && !candidates.isFetchNextPageError ? (
        <ErrorPanel
          title={parentPickerWords.notLoaded}
          detail={problemText(candidates.error)}
          onRetry={() => void candidates.refetch()}
        />
      ) : null}
      {candidates.isSuccess && !isPending && goals.length + first.length === 0 ? (
        <EmptyState title={parentWords.none}>{parentWords.noneHint}</EmptyState>
      ) : null}
      {first.length > 0 && !isPending ? (
        <Candidates {...choice} goals={first} title={parentWords.ofOwner(first[0]?.User.Name ?? '')} />
      ) : null}
      {goals.length > 0 && !isPending ? (
        <Candidates
          {...choice}
          ref={rows}
          goals={goals}
          title={first.length > 0 ? parentWords.others : undefined}
        />
      ) : null}
      <div className={classes.more}>
        <LoadMore
          of={{ ...candidates, hasNextPage: candidates.hasNextPage && !isPending }}
          rows={rows}
          row="label"
          count={goals.length}
        />
      </div>
    </FormStack>
  );
}

type Pages = { readonly pages: readonly { readonly data: readonly ParentCandidate[] }[] } | undefined;

function candidatesIn(found: Pages, goalId: number): readonly ParentCandidate[] {
  return (found?.pages ?? []).flatMap((page) => page.data).filter((goal) => goal.Id !== goalId);
}

interface CandidatesProps extends Pick<ParentPickerProps, 'value' | 'onChange'> {
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly goals: readonly ParentCandidate[];
  /** The name of all radio buttons, so that all groups share one choice. */
  readonly name: string;
  readonly title: string | undefined;
}

function Candidates({ ref, goals, name, title, value, onChange }: CandidatesProps) {
  const { data: periods } = useQuery(periodsQuery);
  const quarterOf = (periodId: number) => {
    const period = periods?.data.find((each) => each.Id === periodId);
    return period ? labelOf(period) : '';
  };
  return (
    <fieldset ref={ref} className={classes.list} aria-label={title ?? parentPickerWords.parentGoal}>
      {title ? (
        <p className={classes.group} aria-hidden="true">
          {title}
        </p>
      ) : null}
      {goals.map((goal) => (
        <label className={classes.choice} key={goal.Id}>
          <input
            type="radio"
            className={radio.radio}
            name={name}
            disabled={goal.Disabled}
            checked={value?.id === goal.Id}
            onChange={() =>
              onChange({
                id: goal.Id,
                title: goal.Title,
                ownerName: goal.User.Name,
                periodId: goal.GoalPeriodId,
              })
            }
          />
          <span className={classes.words}>
            <span className={classes.title}>{goal.Title}</span>
            <span className={classes.detail}>
              {ownerName(goal.User)} · {quarterOf(goal.GoalPeriodId)}
              {goal.Disabled ? ` · ${goal.Reason}` : null}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
