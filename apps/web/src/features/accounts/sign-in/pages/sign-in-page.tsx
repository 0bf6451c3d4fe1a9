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
import { followable } from '../model/left-provider.ts';
import { providerWaysWords } from '../words.providers.ts';

// Its sentences are not in the first download.
const ArrivalRefusal = lazy(async () => ({
  default: (await import('../components/arrival-refusal.tsx')).ArrivalRefusal,
}));

/** Shows the sign-in form (accounts.2). */
export function SignInPage() {
  const brand = useBrand();
  const router = useRouter();
  const ways = useLoaderData({ from: '/signed-out/v3/login' });
  const { to, refused } = useSearch({ from: '/signed-out/v3/login' });
  const { endedLink, leftProvider } = useLocation({ select: ({ state }) => state });
  const left = followable(leftProvider);
  useTitle(pages.signIn.title);
  const state = sessionState();
  const ended = state.status === 'signed-out' && state.because === 'ended' ? state : undefined;
  return (
    <SignedOutFrame brand={brand} title={pages.signIn.title}>
      <div className={classes.form}>
        {endedLink ? <EndedLinkNotice link={endedLink} /> : null}
        {ended ? <Notice tone="info">{sessionEnded(hasDrafts(ended.person))}</Notice> : null}
        {refused ? (
          <Suspense>
            <ArrivalRefusal code={refused} supportEmail={ways.SupportEmail} />
          </Suspense>
        ) : null}
        {left ? (
          <Notice
            tone="info"
            action={<a href={left.Address}>{providerWaysWords.leaveProvider(left.Name)}</a>}
          >
            {providerWaysWords.leftHere}
          </Notice>
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
