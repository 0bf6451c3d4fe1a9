import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { renewInvitationOf } from '../../api.ts';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { endedLinkWords } from '../../words.ts';
import { type EndedLink, endedSentence } from '../model/ended-link.ts';

/** Says why a mailed link did not work, with the way to a new one. A new link is mailed, never shown. */
export function EndedLinkNotice({ link }: { readonly link: EndedLink }) {
  if (link.kind === 'invitation') return <EndedInvitation link={link} />;
  return (
    <Notice tone="warn">
      {endedSentence(link)}
      {link.kind === 'email' ? null : (
        <>
          {' '}
          <Link to={link.kind === 'reset' ? '/v3/forgotpassword' : '/v3/unlock'}>{endedLinkWords.renew}</Link>
        </>
      )}
    </Notice>
  );
}

function EndedInvitation({ link }: { readonly link: EndedLink }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  const renew = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await renewInvitationOf(link.token);
      setState('sent');
    } catch (error) {
      setFailure(problemText(error));
      setState('idle');
    }
  };
  if (state === 'sent') return <Notice tone="info">{endedLinkWords.renewed}</Notice>;
  return (
    <div className={classes.ended}>
      <Notice tone="warn">{failure ?? endedSentence(link)}</Notice>
      <PlainButton variant="default" fullWidth busy={state === 'busy'} onClick={() => void renew()}>
        {endedLinkWords.renew}
      </PlainButton>
    </div>
  );
}
