import { useRouter } from '@tanstack/react-router';
import { useBrand } from '#features/tenant/door.ts';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { useTitle } from '#ui/layout/page.tsx';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { BACK_TO_LOGIN, CHECK_MAIL, linkSent, resetSent, unlockSent } from '../../words.links.ts';

/** Confirms a request for a new password (accounts.3). */
export function ForgotPasswordSentPage() {
  return <LinkSentPage sent={resetSent} />;
}

/** Confirms a request to unlock the account. */
export function UnlockSentPage() {
  return <LinkSentPage sent={unlockSent} />;
}

function LinkSentPage({ sent }: { readonly sent: string }) {
  useTitle(CHECK_MAIL);
  const brand = useBrand();
  const router = useRouter();
  return (
    <SignedOutFrame brand={brand} title={CHECK_MAIL}>
      <div className={classes.form}>
        <p>{sent}</p>
        <p>{linkSent}</p>
        <PlainButton fullWidth onClick={() => void router.navigate({ to: '/v3/login' })}>
          {BACK_TO_LOGIN}
        </PlainButton>
      </div>
    </SignedOutFrame>
  );
}
