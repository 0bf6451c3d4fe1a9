import type { ScimConnection } from '@bellwether/contract/people/scim';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useEndScimToken, useMakeScimToken } from '../api.ts';
import { scimWords } from '../words.ts';
import { CopiedValue } from './copied-value.tsx';
import classes from './scim-card.module.css';

/** Makes, rolls and ends the token of the directory. A new one is shown only once. */
export function ScimToken({ connection }: { readonly connection: ScimConnection }) {
  const make = useMakeScimToken();
  const end = useEndScimToken();
  const [isAsking, setAsking] = useState(false);
  const isOn = connection.Tokens.length > 0;
  const failure = make.error ?? end.error;
  const secret = isOn ? make.data?.Token : undefined;
  const switchOff = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast.success(scimWords.isOff);
      },
    });
  return (
    <>
      {failure ? <Notice tone="bad">{problemText(failure)}</Notice> : null}
      {secret === undefined ? null : (
        <CopiedValue
          key={secret}
          label={scimWords.token}
          hint={scimWords.secret}
          value={secret}
          copy={scimWords.copyToken}
          isNew
        />
      )}
      {isOn ? <Tokens tokens={connection.Tokens} /> : null}
      {isAsking ? (
        <Notice tone="warn">
          <p className={classes.heading}>{scimWords.offTitle}</p>
          <p>{scimWords.offText}</p>
          <div className={classes.acts}>
            <SubmitButton color="red" loading={end.isPending} onClick={switchOff}>
              {scimWords.off}
            </SubmitButton>
            <Button variant="default" onClick={() => setAsking(false)}>
              {scimWords.keep}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className={classes.acts}>
          <SubmitButton variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            {isOn ? scimWords.roll : scimWords.make}
          </SubmitButton>
          {isOn ? (
            <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
              {scimWords.off}
            </Button>
          ) : null}
        </div>
      )}
      {isOn ? <p className={classes.quiet}>{scimWords.rollHint}</p> : null}
    </>
  );
}

function Tokens({ tokens }: { readonly tokens: ScimConnection['Tokens'] }) {
  return (
    <ul className={classes.tokens}>
      {tokens.map(({ Id, MadeBy, CreatedAt, EndsAt, LastUsedAt }) => (
        <li key={Id}>
          {scimWords.madeBy(MadeBy)}, <LocalTime at={CreatedAt} />
          {LastUsedAt === null ? null : (
            <>
              , {scimWords.used} <LocalTime at={LastUsedAt} />
            </>
          )}
          {EndsAt === null ? null : (
            <>
              , {scimWords.ends} <LocalTime at={EndsAt} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
