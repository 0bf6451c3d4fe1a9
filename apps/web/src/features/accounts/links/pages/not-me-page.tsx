import type { ContestedChange, ContestResult } from '@bellwether/contract/accounts/links';
import { Link, useLoaderData, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { contestWith } from '../../api.ts';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { BACK_TO_LOGIN, CHOOSE_PASSWORD } from '../../words.links.ts';
import { notMeWords } from '../words.not-me.ts';

/**
 * Takes a change of address back by a button, because mail scanners open links (accounts.10). A link that no longer
 * works says why.
 */
export function NotMePage() {
  const { title } = pages.notMe;
  useTitle(title);
  const brand = useBrand();
  const { token } = useParams({ from: '/signed-out/v3/notme/$token' });
  const change = useLoaderData({ from: '/signed-out/v3/notme/$token' });
  const [result, setResult] = useState<ContestResult | null>(null);

  return (
    <SignedOutFrame brand={brand} title={title}>
      {result ? (
        <Result result={result} />
      ) : typeof change === 'string' ? (
        <div className={classes.form}>
          <Notice tone="warn">{change}</Notice>
        </div>
      ) : (
        <Question company={brand.Name} change={change} token={token} onDone={setResult} />
      )}
      <p className={classes.links}>
        <Link to="/v3/login">{BACK_TO_LOGIN}</Link>
      </p>
    </SignedOutFrame>
  );
}

interface QuestionProps {
  readonly company: string;
  readonly change: ContestedChange;
  readonly token: string;
  readonly onDone: (result: ContestResult) => void;
}

function Question({ company, change, token, onDone }: QuestionProps) {
  const { Name, OldEmail, NewEmail, ChangedBy, IsConfirmed } = change;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const contest = async () => {
    setFailure(null);
    setBusy(true);
    try {
      onDone(await contestWith(token));
    } catch (error) {
      setFailure(problemText(error));
      setBusy(false);
    }
  };
  return (
    <div className={classes.form}>
      {failure ? (
        <Notice tone="bad" onClose={() => setFailure(null)}>
          {failure}
        </Notice>
      ) : null}
      <p>{notMeWords.hello(Name)}</p>
      <p>
        {notMeWords.asked(ChangedBy, company, OldEmail, NewEmail)}{' '}
        {IsConfirmed ? notMeWords.isConfirmed : notMeWords.isWaiting(OldEmail)}
      </p>
      <p>{notMeWords.effect(OldEmail)}</p>
      <PlainButton fullWidth busy={busy} onClick={() => void contest()}>
        {notMeWords.act}
      </PlainButton>
    </div>
  );
}

function Result({ result }: { readonly result: ContestResult }) {
  const { Email, IsPutBack, NeedsPassword } = result;
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={classes.form}>
      <div ref={place} role="status" tabIndex={-1} className={classes.form}>
        <p>
          {IsPutBack ? notMeWords.putBack(Email) : notMeWords.taken(Email)} {notMeWords.ended}
        </p>
        {IsPutBack ? <p>{NeedsPassword ? notMeWords.needsPassword : notMeWords.keepsPassword}</p> : null}
      </div>
      {IsPutBack ? (
        <PlainButton fullWidth onClick={() => void router.navigate({ to: '/v3/forgotpassword' })}>
          {CHOOSE_PASSWORD}
        </PlainButton>
      ) : null}
    </div>
  );
}
