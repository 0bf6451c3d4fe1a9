import type { CompanyData } from '@bellwether/contract/personal-data.company';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { useEndCompany, useTakeEndBack } from '../api.company.ts';
import { companyDataWords } from '../words.company.ts';
import { DataPart } from './data-part.tsx';
import classes from './personal-data.module.css';

/** Ends the company after its name was typed again, or takes its end back (tenant.11). */
export function EndPart({ end, holds }: { readonly end: CompanyData['End']; readonly holds: number }) {
  const [isAsking, setAsking] = useState(false);
  const goOnButton = useButtonFocus(isAsking);
  return (
    <DataPart title={companyDataWords.endPart} hint={companyDataWords.endHint}>
      {holds > 0 ? <Notice tone="info">{companyDataWords.held}</Notice> : null}
      {end !== null ? (
        <Ended end={end} />
      ) : isAsking ? (
        <CompanyNameQuestion onCancel={() => setAsking(false)} />
      ) : (
        <div>
          <Button ref={goOnButton} color="red" variant="outline" onClick={() => setAsking(true)}>
            {companyDataWords.goOn}
          </Button>
        </div>
      )}
    </DataPart>
  );
}

function Ended({ end }: { readonly end: NonNullable<CompanyData['End']> }) {
  const takeBack = useTakeEndBack();
  return (
    <>
      <Notice tone="bad">
        {companyDataWords.endedNow} <LocalTime at={end.DeletedAt} dateOnly />.{' '}
        {end.EndedBy === null ? null : `${companyDataWords.endedBy(end.EndedBy.Name)}.`}
      </Notice>
      <div>
        <SubmitButton
          loading={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(undefined, {
              onSuccess: () => toast.success(companyDataWords.takenBack),
              onError: (error) => toast.error(problemText(error)),
            })
          }
        >
          {companyDataWords.takeBack}
        </SubmitButton>
      </div>
    </>
  );
}

function CompanyNameQuestion({ onCancel }: { readonly onCancel: () => void }) {
  const { Tenant } = useSession();
  const end = useEndCompany();
  const [name, setName] = useState('');
  const [isPressed, setPressed] = useState(false);
  const isRight = name.trim() === Tenant.Name.trim();
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (isRight) end.mutate(name, { onSuccess: () => toast.success(companyDataWords.ended) });
      }}
    >
      {end.error ? <Notice tone="bad">{problemText(end.error)}</Notice> : null}
      <TextInput
        label={companyDataWords.typeName(Tenant.Name)}
        value={name}
        autoComplete="off"
        autoFocus
        error={isPressed && !isRight ? companyDataWords.nameDiffers : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button variant="default" onClick={onCancel}>
          {companyDataWords.cancel}
        </Button>
        <SubmitButton color="red" loading={end.isPending}>
          {companyDataWords.end}
        </SubmitButton>
      </div>
    </form>
  );
}
