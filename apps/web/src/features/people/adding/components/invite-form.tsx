import type { Uninvited } from '@bellwether/contract/accounts/invitations';
import { type RoleName, roleLabels, roleNames } from '@bellwether/domain/people/roles/roles';
import { Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { shownMoment } from '#ui/data/shown.ts';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import classes from '#ui/import/import.module.css';
import type { useSendInvitations } from '../../import/api.ts';
import { inviteWords } from '../../import/words.ts';
import { tomorrowMorning } from '../model/invitation-time.ts';

interface InviteFormProps {
  readonly uninvited: Uninvited;
  readonly send: ReturnType<typeof useSendInvitations>;
}

/** Chooses whom to invite, and when. */
export function InviteForm({ uninvited, send }: InviteFormProps) {
  const [whom, setWhom] = useState<'everybody' | 'chosen'>('everybody');
  const [departments, setDepartments] = useState<string[]>([]);
  const [roles, setRoles] = useState<string[]>([]);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState(tomorrowMorning);
  const [fault, setFault] = useState<'time' | 'nobody'>();

  const isEverybody = whom === 'everybody';
  const isPicked = departments.length + roles.length > 0;
  const fits = ({ Department, Role }: Uninvited['Groups'][number]) =>
    isEverybody ||
    (isPicked &&
      (departments.length === 0 || departments.includes(Department)) &&
      (roles.length === 0 || roles.includes(Role)));
  const count = total(uninvited.Groups.filter(fits));
  const time = when === 'later' ? Date.parse(at) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return setFault('nobody');
    if (time !== undefined && Number.isNaN(time)) return setFault('time');
    setFault(undefined);
    send.mutate({
      Departments: isEverybody ? [] : departments,
      Roles: isEverybody ? [] : roleNames.filter((role) => roles.includes(role)),
      At: time === undefined ? null : new Date(time).toISOString(),
    });
  };

  return (
    <form className={classes.choices} noValidate onSubmit={submit}>
      <ChoiceGroup
        legend={inviteWords.whom}
        value={whom}
        onChange={setWhom}
        choices={[
          { value: 'everybody', label: inviteWords.everybody(uninvited.Count) },
          { value: 'chosen', label: inviteWords.chosen },
        ]}
        error={fault === 'nobody' && count === 0 ? inviteWords.nobodyChosen : undefined}
      />
      {isEverybody ? null : (
        <>
          <Picks
            label={inviteWords.departments}
            picks={picksOf(uninvited, ({ Department }) => Department)}
            nameOf={(name) => name || inviteWords.noDepartment}
            value={departments}
            onChange={setDepartments}
          />
          <Picks
            label={inviteWords.roles}
            picks={picksOf(uninvited, ({ Role }) => Role)}
            nameOf={(name) => roleLabels[name as RoleName]}
            value={roles}
            onChange={setRoles}
          />
        </>
      )}
      <ChoiceGroup
        legend={inviteWords.when}
        value={when}
        onChange={setWhen}
        choices={[
          { value: 'now', label: inviteWords.now },
          { value: 'later', label: inviteWords.later },
        ]}
      />
      {when === 'later' ? (
        <TextInput
          type="datetime-local"
          label={inviteWords.at}
          value={at}
          error={fault === 'time' ? inviteWords.noTime : send.error ? problemText(send.error) : undefined}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.buttons}>
        <SubmitButton loading={send.isPending}>
          {time === undefined || Number.isNaN(time)
            ? inviteWords.send(count)
            : inviteWords.plan(count, shownMoment(time))}
        </SubmitButton>
      </div>
    </form>
  );
}

interface PicksProps {
  readonly label: string;
  readonly picks: ReadonlyArray<readonly [name: string, count: number]>;
  readonly nameOf: (name: string) => string;
  readonly value: string[];
  readonly onChange: (value: string[]) => void;
}

function Picks({ label, picks, nameOf, value, onChange }: PicksProps) {
  return (
    <Checkbox.Group label={label} value={value} onChange={onChange}>
      <div className={classes.picks}>
        {picks.map(([name, count]) => (
          <Checkbox key={name} value={name} label={inviteWords.choice(nameOf(name), count)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type Group = Uninvited['Groups'][number];

const total = (groups: readonly Group[]) => groups.reduce((sum, { Count }) => sum + Count, 0);

function picksOf({ Groups }: Uninvited, nameOf: (group: Group) => string): [string, number][] {
  const names = [...new Set(Groups.map(nameOf))];
  return names.map((name) => [name, total(Groups.filter((group) => nameOf(group) === name))]);
}
