import { Link, useRouter } from '@tanstack/react-router';
import { useBrand } from '#features/tenant/door.ts';
import { useTitle } from '#ui/layout/page.tsx';
import { requestPasswordResetFor, requestUnlockFor } from '../../api.ts';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { BACK_TO_LOGIN, resetHint, unlockHint } from '../../words.links.ts';
import { LOCKED_OUT, LOST_PASSWORD } from '../../words.ts';
import { LinkRequestForm } from '../components/link-request-form.tsx';

/** Asks for a link to choose a new password (accounts.3). */
export function ForgotPasswordPage() {
  return (
    <LinkRequestPage
      title={LOST_PASSWORD}
      hint={resetHint}
      request={requestPasswordResetFor}
      sent="/v3/forgotpasswordsent"
    />
  );
}

/** Asks for a link that unlocks the account. */
export function UnlockPage() {
  return (
    <LinkRequestPage title={LOCKED_OUT} hint={unlockHint} request={requestUnlockFor} sent="/v3/unlocksent" />
  );
}

interface LinkRequestPageProps {
  readonly title: string;
  readonly hint: string;
  readonly request: (email: string, domain: string) => Promise<void>;
  readonly sent: '/v3/forgotpasswordsent' | '/v3/unlocksent';
}

function LinkRequestPage({ title, hint, request, sent }: LinkRequestPageProps) {
  useTitle(title);
  const brand = useBrand();
  const router = useRouter();
  return (
    <SignedOutFrame brand={brand} title={title}>
      <LinkRequestForm
        hint={hint}
        request={(email) => request(email, brand.Subdomain)}
        onSent={() => void router.navigate({ to: sent, replace: true })}
      />
      <p className={classes.links}>
        <Link to="/v3/login">{BACK_TO_LOGIN}</Link>
      </p>
    </SignedOutFrame>
  );
}
