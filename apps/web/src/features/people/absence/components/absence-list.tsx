import type { Absence } from '@bellwether/contract/people/absence';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { shownDay } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { absencesQuery } from '../api.ts';
import { absenceWords } from '../words.ts';
import classes from './absence-list.module.css';

/** Lists the absences of a person that have not ended, each with a button to change it (people.34). */
export function AbsenceList({ personId }: { readonly personId: number }) {
  const { data, isLoadingError, refetch } = useQuery(absencesQuery(personId));
  if (isLoadingError) return <LoadFailure onRetry={() => void refetch()}>{absenceWords.failed}</LoadFailure>;
  if (!data) return null;
  if (data.data.length === 0) return <p className={classes.quiet}>{absenceWords.none}</p>;
  return (
    <ul className={classes.list}>
      {data.data.map((absence) => (
        <AbsenceRow key={absence.Id} personId={personId} absence={absence} />
      ))}
    </ul>
  );
}

function AbsenceRow({ personId, absence }: { readonly personId: number; readonly absence: Absence }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const days = absenceWords.days(shownDay(absence.From), shownDay(absence.Until));
  return (
    <li className={classes.row}>
      <span>
        {days}
        <span className={classes.quiet}>
          {absence.Deputy ? absenceWords.deputyIs(absence.Deputy.Name) : absenceWords.noDeputy}
        </span>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={absenceWords.editOf(days)}
        onClick={() => openLayer('absence', { person: personId, about: absence.Id })}
      >
        {absenceWords.edit}
      </Button>
    </li>
  );
}

/** Opens the form of a new absence. */
export function AddAbsenceButton({ personId }: { readonly personId: number }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => openLayer('absence', { person: personId })}>
      {absenceWords.add}
    </Button>
  );
}
