import type { Profile } from '@bellwether/contract/people/profile';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { PlainField } from '#ui/form/plain-field.tsx';
import radio from '#ui/form/radio.module.css';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { managerChoicesQuery, useChangeManager } from '../api.ts';
import { useSettled } from '../model/use-settled.ts';
import { cardWords, managerWords } from '../words.profile.ts';
import classes from './manager-layer.module.css';
import { PersonGate } from './person-gate.tsx';

interface Values {
  ManagerId: number | null;
}

/** Gives a person another manager, from a list with search (2-people §2, decisions-2 A10). */
export function ManagerLayer({ at }: LayerProps<'change-manager' | 'assign-manager'>) {
  return (
    <PersonGate at={at} needs={['ChangeManager']} fields={4}>
      {(profile) => <ManagerForm profile={profile} />}
    </PersonGate>
  );
}

function ManagerForm({ profile }: { readonly profile: Profile }) {
  const change = useChangeManager(profile.Id);
  const form = useSaveForm<Values, Profile>({
    values: { ManagerId: null },
    faults: ({ ManagerId }) =>
      ManagerId === null ? [{ path: 'ManagerId', message: managerWords.required }] : [],
    save: ({ ManagerId }) => change.mutateAsync(ManagerId ?? 0),
    done: managerWords.saved,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'ManagerId' });
  const errorId = useId();
  const [search, setSearch] = useState('');
  const error = fieldState.error?.message;
  return (
    <SaveForm of={form} label={profile.ManagerUser ? cardWords.changeManager : cardWords.assignManager}>
      <PlainField
        label={managerWords.search}
        type="search"
        value={search}
        maxLength={255}
        data-autofocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <fieldset className={classes.list} aria-describedby={error ? errorId : undefined}>
        <legend className={classes.legend}>{managerWords.list}</legend>
        {error ? (
          <p className={classes.error} id={errorId} role="alert">
            {error}
          </p>
        ) : null}
        <Choices profile={profile} search={search} value={field.value} onChange={field.onChange} />
      </fieldset>
    </SaveForm>
  );
}

interface ChoicesProps {
  readonly profile: Profile;
  readonly search: string;
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

function Choices({ profile, search, value, onChange }: ChoicesProps) {
  const { Profile: own } = useSession();
  const settled = useSettled(search.trim());
  const list = useInfiniteQuery(managerChoicesQuery(profile.Id, settled));
  const rows = useRef<HTMLDivElement>(null);
  if (!list.data) {
    if (!list.error) return <SkeletonRows rows={5} />;
    return (
      <ErrorPanel
        title={managerWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const people = list.data.pages.flatMap((page) => page.data);
  // Only for the ceo and org admins, and only where a manager can be taken away (decisions-2 A8).
  const offersNobody =
    settled === '' && profile.Manager !== 0 && capabilitiesOfProfile(own).administersPeople;
  return (
    <div ref={rows} aria-busy={list.isPlaceholderData}>
      {people.map((person) => (
        <label className={classes.choice} key={person.Id} data-disabled={person.Disabled || undefined}>
          <input
            type="radio"
            className={radio.radio}
            name="manager"
            checked={value === person.Id}
            disabled={person.Disabled}
            onChange={() => onChange(person.Id)}
          />
          <PersonAvatar name={person.Name} src={person.Avatar} size={32} />
          <span className={classes.words}>
            <span className={classes.name}>{person.Name}</span>
            <span className={classes.quiet}>
              {person.Reason ?? [person.JobTitle, person.OrgUnit].filter(Boolean).join(' · ')}
            </span>
          </span>
        </label>
      ))}
      {people.length === 0 ? <p className={classes.quiet}>{managerWords.none}</p> : null}
      {offersNobody && !list.hasNextPage ? (
        <label className={classes.choice}>
          <input
            type="radio"
            className={radio.radio}
            name="manager"
            checked={value === 0}
            onChange={() => onChange(0)}
          />
          <span className={classes.words}>
            <span className={classes.name}>{managerWords.nobody}</span>
            <span className={classes.quiet}>{managerWords.nobodyHint}</span>
          </span>
        </label>
      ) : null}
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
        rows={rows}
        row="label"
        count={people.length}
      />
    </div>
  );
}
