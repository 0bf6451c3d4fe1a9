import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { isAbsent, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { unsubscribeWith } from '../api.ts';
import classes from '../components/sign-in-form.module.css';
import { SignedOutFrame } from '../components/signed-out-frame.tsx';
import { unsubscribeWords } from '../words.ts';

/** Stops the notification mails of a link by a button, because mail scanners open links (decisions-2 B10). */
export function UnsubscribePage() {
  const { title } = pages.unsubscribe;
  useTitle(title);
  const brand = useBrand();
  const { token } = useParams({ from: '/signed-out/v3/unsubscribe/$token' });
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [failure, setFailure] = useState<string | null>(null);

  const stop = async () => {
    setFailure(null);
    setState('busy');
    try {
      await unsubscribeWith(token);
      setState('done');
    } catch (error) {
      setFailure(isAbsent(error) ? unsubscribeWords.invalid : problemText(error));
      setState('asked');
    }
  };

  return (
    <SignedOutFrame brand={brand} title={title}>
      <div className={classes.form}>
        {failure ? (
          <Notice tone="bad" onClose={() => setFailure(null)}>
            {failure}
          </Notice>
        ) : null}
        {state === 'done' ? (
          <p role="status">{unsubscribeWords.done}</p>
        ) : (
          <>
            <p>{unsubscribeWords.question(brand.Name)}</p>
            <PlainButton fullWidth busy={state === 'busy'} onClick={() => void stop()}>
              {unsubscribeWords.stop}
            </PlainButton>
          </>
        )}
        <p>{unsubscribeWords.back}</p>
      </div>
    </SignedOutFrame>
  );
}
