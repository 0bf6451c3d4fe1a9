import type { PeerRound } from '@bellwether/contract/talent/peers';
import { type FieldError, fieldError } from '@bellwether/domain/shared/said';
import { isSought, peerLimits } from '@bellwether/domain/talent/peers/rules';
import { peerMessages } from '@bellwether/domain/talent/peers/words';
import { useQuery } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useListedPeople } from '#platform/people/listed-people.ts';
import { personChoice } from '#platform/person-choice.ts';
import { useSession } from '#platform/session.ts';
import { shownOrder } from '#ui/data/shown.ts';
import { ManySelect } from '#ui/form/many-select.tsx';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import { peerRoundQuery, useChoosePeers } from '../api.ts';
import { peerWords } from '../words.ts';

const shape = z.object({ UserIds: z.array(z.int()) });
type Values = z.output<typeof shape>;

interface ChooseFormProps {
  readonly round: PeerRound;
  readonly act: 'propose' | 'decide';
  readonly onSaved: () => void;
}

/** The employee proposes people, or the manager decides whom to ask (talent.23). */
export function ChooseForm({ round, act, onSaved }: ChooseFormProps) {
  const { refetch } = useQuery(peerRoundQuery(round.CycleId, round.User.Id));
  const outside = useOutsideChange({
    present: round,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const { base } = outside;
  const choose = useChoosePeers(base, act);
  const form = useSaveForm<Values, PeerRound>({
    key: `peers.${act}.${base.CycleId}.${base.User.Id}`,
    shape,
    values: valuesOf(base, act),
    faults: (values) => (act === 'decide' ? faultsOf(base, values) : []),
    save: ({ UserIds }) => choose.mutateAsync(UserIds),
    conflict: outside,
    leave: (saved, { reset }) => {
      outside.startFrom(saved);
      reset(valuesOf(saved, act));
      onSaved();
    },
    done: act === 'propose' ? peerWords.proposed : peerWords.asked,
  });
  return (
    <SaveForm
      of={form}
      label={act === 'propose' ? peerWords.proposeTitle : peerWords.decideTitle}
      button={act === 'propose' ? peerWords.propose : peerWords.ask}
      cancel={false}
    >
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={peerWords.roundChanged}
        load={peerWords.loadRound}
        onLoad={() => {
          outside.startFrom(round);
          form.reset(valuesOf(round, act));
        }}
      />
      <PeopleField control={form.control} round={base} act={act} />
    </SaveForm>
  );
}

/** The manager's choice starts with the proposals; the employee's with what is not decided yet. */
function valuesOf({ Givers }: PeerRound, act: 'propose' | 'decide'): Values {
  const chosen = Givers.filter(({ State }) =>
    act === 'propose' ? State === 'proposed' : State === 'proposed' || isSought(State),
  );
  return { UserIds: chosen.map(({ User }) => User.Id) };
}

function faultsOf({ Fewest }: PeerRound, { UserIds }: Values): FieldError[] {
  if (UserIds.length < Fewest) return [fieldError('UserIds', peerMessages, 'tooFew', Fewest)];
  return UserIds.length > peerLimits.most ? [fieldError('UserIds', peerMessages, 'tooMany')] : [];
}

interface PeopleFieldProps extends Omit<ChooseFormProps, 'onSaved'> {
  readonly control: Control<Values>;
}

function PeopleField({ control, round, act }: PeopleFieldProps) {
  const { field, fieldState } = useController({ control, name: 'UserIds' });
  const { Profile } = useSession();
  const listed = useListedPeople(field.value);
  const never = new Set([
    round.User.Id,
    act === 'decide' ? Profile.Id : round.User.ParentId,
    ...round.Givers.filter(({ State }) => State === 'declined').map(({ User }) => User.Id),
  ]);
  const people = listed.people
    .filter(({ id, RoleName, DeactivatedAt }) => {
      if (field.value.includes(id)) return true;
      return RoleName !== 'observer' && DeactivatedAt === undefined && !never.has(id);
    })
    .map(({ Avatar: _, id, ...one }) => personChoice({ Id: id, ...one }));
  // Whoever is chosen and no longer in the organization keeps a name.
  const known = new Set(people.map(({ id }) => id));
  const others = round.Givers.filter(({ User }) => field.value.includes(User.Id) && !known.has(User.Id));
  const lines = secondLines(people);
  const choices = [
    ...people.map(({ id, name }) => ({ value: String(id), label: labelOfPerson(name, lines.get(id)) })),
    ...others.map(({ User }) => ({ value: String(User.Id), label: User.Name })),
  ].sort((one, other) => shownOrder(one.label, other.label));
  const label = act === 'propose' ? peerWords.proposePeople : peerWords.choose;
  return (
    <ManySelect
      ref={field.ref}
      label={label}
      description={
        act === 'propose'
          ? peerWords.proposeHint
          : `${peerWords.decideHint(round.Fewest)} ${peerWords.decideKept}`
      }
      error={fieldState.error?.message}
      choices={choices}
      value={field.value.map(String)}
      onChange={(values) => field.onChange(values.map(Number))}
      onBlur={field.onBlur}
      maxValues={peerLimits.most}
      onSearchChange={listed.onSearchChange}
      isOfPeople
      nothingFound={peerWords.nothingFound}
    />
  );
}
