import { useLoaderData, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { HOME } from '#platform/return-place.ts';
import { sessionState } from '#platform/session-store.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { hasDrafts } from '#ui/form/draft-store.ts';
import { useTitle } from '#ui/layout/page.tsx';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import { EndedLinkNotice } from '../../links/components/ended-link-notice.tsx';
import { sessionEnded } from '../../words.ts';
import classes from '../components/sign-in-form.module.css';
import { SignInForm } from '../components/sign-in-form.tsx';

// Its sentences are not in the first download.
const ArrivalNotices = lazy(async () => ({
  default: (await import('../components/arrival-notices.tsx')).ArrivalNotices,
}));

/** Shows the sign-in form (accounts.2). */
export function SignInPage() {
  const brand = useBrand();
  const router = useRouter();
  const ways = useLoaderData({ from: '/signed-out/v3/login' });
  const { to, refused } = useSearch({ from: '/signed-out/v3/login' });
  const { endedLink, leftProvider } = useLocation({ select: ({ state }) => state });
  useTitle(pages.signIn.title);
  const state = sessionState();
  const ended = state.status === 'signed-out' && state.because === 'ended' ? state : undefined;
  return (
    <SignedOutFrame brand={brand} title={pages.signIn.title}>
      <div className={classes.form}>
        {endedLink ? <EndedLinkNotice link={endedLink} /> : null}
        {ended ? <Notice tone="info">{sessionEnded(hasDrafts(ended.person))}</Notice> : null}
        {refused || leftProvider ? (
          <Suspense>
            <ArrivalNotices refused={refused} supportEmail={ways.SupportEmail} left={leftProvider} />
          </Suspense>
        ) : null}
        <SignInForm
          domain={brand.Subdomain}
          ways={ways.data}
          to={to}
          isDemo={brand.IsDemo}
          onSignedIn={() => router.history.replace(to ?? HOME)}
        />
      </div>
    </SignedOutFrame>
  );
}
