import {
  type StoppableMails,
  stoppableMailLabels,
} from '@bellwether/domain/notifications/mails/mail-switches';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { isAbsent, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { readMailSwitchesOf, switchMailsWith } from '../../api.ts';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { MailSwitches } from '../components/mail-switches.tsx';
import { unsubscribeWords } from '../words.unsubscribe.ts';

type Switches = Awaited<ReturnType<typeof readMailSwitchesOf>>;

/**
 * Stops the mails of a link by a button, because mail scanners open links (mail.2), and shows the switches of
 * all mails (mail.2).
 */
export function UnsubscribePage() {
  const { title } = pages.unsubscribe;
  useTitle(title);
  const brand = useBrand();
  const { token } = useParams({ from: '/signed-out/v3/unsubscribe/$token' });
  const [switches, setSwitches] = useState<Switches>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const ask = async (answer: Promise<Switches>) => {
    setFailure(null);
    setBusy(true);
    try {
      setSwitches(await answer);
    } catch (error) {
      setFailure(isAbsent(error) ? unsubscribeWords.invalid : problemText(error));
    }
    setBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` only sets state.
  useEffect(() => {
    void ask(readMailSwitchesOf(token));
  }, [token]);

  const choose = (mails: StoppableMails, isOn: boolean) => {
    if (!isBusy) void ask(switchMailsWith(token, mails, isOn));
  };

  return (
    <SignedOutFrame brand={brand} title={title}>
      <div className={classes.form}>
        {failure ? <Notice tone="bad">{failure}</Notice> : null}
        {switches ? (
          <>
            <OwnMails
              of={switches}
              company={brand.Name}
              isBusy={isBusy}
              onStop={(mails) => choose(mails, false)}
            />
            <p>{unsubscribeWords.all(brand.Name)}</p>
            <MailSwitches switches={switches.data} onSwitch={choose} />
            <p>{unsubscribeWords.account}</p>
          </>
        ) : failure ? null : (
          <SkeletonRows rows={3} />
        )}
      </div>
    </SignedOutFrame>
  );
}

interface OwnMailsProps {
  readonly of: Switches;
  readonly company: string;
  readonly isBusy: boolean;
  readonly onStop: (mails: StoppableMails) => void;
}

/** The button that stops the mails of the link; nothing for the link of an older mail. */
function OwnMails({ of: { Of, data }, company, isBusy, onStop }: OwnMailsProps) {
  if (Of === null) return null;
  const label = stoppableMailLabels[Of];
  if (!data.some(({ Mails, IsOn }) => Mails === Of && IsOn))
    return <p role="status">{unsubscribeWords.done(label)}</p>;
  return (
    <>
      <p>{unsubscribeWords.from(label, company)}</p>
      <PlainButton fullWidth busy={isBusy} onClick={() => onStop(Of)}>
        {unsubscribeWords.stop(label)}
      </PlainButton>
    </>
  );
}
