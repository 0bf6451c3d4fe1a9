import type { Happening } from '@bellwether/contract/connections/happenings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { problemText } from '../problem.ts';
import { connectionsQuery, happeningsQuery } from './api.ts';
import classes from './connection-card.module.css';
import { connectionWords } from './words.ts';

interface ConnectionCardProps {
  readonly title: string;
  /** One sentence that says what it is for. */
  readonly about: string;
  /** Its name on the server, such as `scim` or `signin-3`; absent for a card without a log. */
  readonly connection?: string;
  /** Absent for a card without a state. */
  readonly isOn?: boolean;
  /** The sentence of a happening, from the words of this kind of connection. */
  readonly tell?: (happening: Happening) => string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A connection to another service: what it is for, its state, what can be done with it, and what happened (accounts.14). */
export function ConnectionCard({ title, about, connection, isOn, tell, children }: ConnectionCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {isOn === undefined ? null : <State isOn={isOn} connection={connection} />}
      </header>
      <p className={classes.about}>{about}</p>
      {isOn && connection !== undefined ? <Refused connection={connection} /> : null}
      {children}
      {connection === undefined || tell === undefined ? null : <Log connection={connection} tell={tell} />}
    </section>
  );
}

function State({ isOn, connection }: { readonly isOn: boolean; readonly connection: string | undefined }) {
  const { data } = useQuery(connectionsQuery);
  if (!isOn) return <p className={classes.state}>{connectionWords.off}</p>;
  const state = data?.data.find(({ Connection }) => Connection === connection);
  if (state?.FailingSince)
    return (
      <p className={classes.failing}>
        {connectionWords.failingSince} <LocalTime at={state.FailingSince} />
      </p>
    );
  return (
    <p className={classes.state}>
      {connectionWords.on}
      {state?.LastUsedAt ? (
        <>
          , {connectionWords.lastUsed} <LocalTime at={state.LastUsedAt} />
        </>
      ) : null}
    </p>
  );
}

/** Says that answers were refused which nobody proved: they are no failure, but may be the only sign of one. */
function Refused({ connection }: { readonly connection: string }) {
  const { data } = useQuery(connectionsQuery);
  const state = data?.data.find(({ Connection }) => Connection === connection);
  if (!state?.RefusedSince || state.FailingSince) return null;
  return (
    <p className={classes.about}>
      {connectionWords.refusedSince} <LocalTime at={state.RefusedSince} />. {connectionWords.refusedHint}
    </p>
  );
}

type LogProps = { readonly connection: string; readonly tell: (happening: Happening) => string };

function Log({ connection, tell }: LogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.log} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{connectionWords.log}</summary>
      {isOpen ? <Happenings connection={connection} tell={tell} /> : null}
    </details>
  );
}

function Happenings({ connection, tell }: LogProps) {
  const { data, error, refetch } = useQuery(happeningsQuery(connection));
  if (error)
    return (
      <ErrorPanel
        title={connectionWords.logFailed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return null;
  if (data.data.length === 0) return <p className={classes.about}>{connectionWords.noLog}</p>;
  return (
    <ol className={classes.happenings}>
      {data.data.map((happening, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two happenings of one instant may say the same.
        <li key={`${happening.At}-${at}`} className={classes.happening} data-failed={!happening.IsOk}>
          <LocalTime at={happening.At} />
          <span>
            <VisuallyHidden>
              {happening.IsOk ? connectionWords.worked : connectionWords.failed}:{' '}
            </VisuallyHidden>
            {tell(happening)}
          </span>
        </li>
      ))}
    </ol>
  );
}
