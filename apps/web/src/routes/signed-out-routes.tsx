import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import {
  checkResetLink,
  confirmEmailWith,
  loadSignInWays,
  readContestedChange,
  readInvitation,
  unlockWith,
} from '#features/accounts/api.ts';
import { type EndedLink, endedSentence } from '#features/accounts/links/model/ended-link.ts';
import { EMAIL_CONFIRMED, UNLOCKED } from '#features/accounts/words.ts';
import { loadBrand, loadPrivacy } from '#features/tenant/api.ts';
import { type PageName, pages } from '#pages';
import { afterPaint } from '#platform/after-paint.ts';
import { FailedPage } from '#platform/failed-page.tsx';
import { NotFoundPage } from '#platform/not-found-page.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { HOME, safePlace } from '#platform/return-place.ts';
import { ensureSession } from '#platform/session.ts';
import { readToken } from '#platform/session-store.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { setBrandColor } from '#ui/theme/theme-variables.ts';

export const rootRoute = createRootRoute({
  // Wait until the press is painted before the next page or drawer renders; the first page follows no press.
  beforeLoad: async ({ cause, preload }) => {
    if (cause === 'stay' && !preload) await afterPaint();
  },
  component: Outlet,
  notFoundComponent: () => (
    <main>
      <NotFoundPage />
    </main>
  ),
  errorComponent: FailedPage,
});

/** The address of a page, and the mark by which `pages.test.ts` finds its route. */
export function planned<Name extends PageName>(page: Name) {
  return { path: pages[page].path as (typeof pages)[Name]['path'], staticData: { page } };
}

// ── Signed out (accounts.3) ──────────────────────────────────────────────

const signedOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-out',
  loader: async () => {
    const brand = await loadBrand();
    setBrandColor(brand?.PrimaryColor ?? null, brand?.UseLightTextOnPrimary);
    return brand;
  },
  component: lazyRouteComponent(
    () => import('#features/accounts/components/signed-out-layout.tsx'),
    'SignedOutLayout',
  ),
});

const signInRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  ...planned('signIn'),
  /**
   * `to`: the page after the sign-in; only places of this product. Always set, because the router keeps the
   * address' own value for a parameter that a reader leaves out.
   */
  validateSearch: (
    raw: Record<string, unknown>,
  ): { to?: string | undefined; refused?: string | undefined } => ({
    to: safePlace(raw.to),
    // The code with which a provider's way led back.
    refused: typeof raw.refused === 'string' ? raw.refused : undefined,
  }),
  beforeLoad: async ({ search }) => {
    if (readToken() && (await ensureSession())) throw redirect({ href: search.to ?? HOME, replace: true });
  },
  loader: loadSignInWays,
  component: lazyRouteComponent(
    () => import('#features/accounts/sign-in/pages/sign-in-page.tsx'),
    'SignInPage',
  ),
});

/** Where a provider's way ends (accounts.15): the ticket in the fragment is used once. */
const arrivedRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  ...planned('arrived'),
  loader: async ({ location, preload }) => {
    if (preload) return undefined;
    // Most visits need none of it.
    const { endArrival } = await import('#features/accounts/sign-in/model/arrival.ts');
    const result = await endArrival(location.hash);
    if (result.kind === 'signed-in') throw redirect({ href: safePlace(result.to) ?? HOME, replace: true });
    if (result.kind === 'over')
      throw redirect({ to: '/v3/login', search: { refused: 'attempt_over' }, replace: true });
    return result;
  },
  // The ticket works once.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(
    () => import('#features/accounts/sign-in/pages/arrived-page.tsx'),
    'ArrivedPage',
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  ...planned('invitation'),
  loader: ({ params }) => orSignIn('invitation', params.token, readInvitation),
  // The link works once, so do not check it again while the form is open.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(
    () => import('#features/accounts/links/pages/invitation-page.tsx'),
    'InvitationPage',
  ),
});

/**
 * Returns the reply to a mailed link. A link that no longer works leads to the sign-in with the server's sentence
 * (accounts.3); a signed-in person sees the sentence as a message, because the sign-in leads on.
 */
async function orSignIn<T>(
  kind: EndedLink['kind'],
  token: string,
  ask: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await ask(token);
  } catch (error) {
    if (!isAbsent(error)) throw error;
    const sentence = problemText(error);
    if (readToken()) toast.error(endedSentence({ kind, sentence }));
    throw redirect({
      to: '/v3/login',
      replace: true,
      state: (former) => ({ ...former, endedLink: { kind, token, sentence } }),
    });
  }
}

/** Returns the reply to a mailed link, or the server's sentence about a link that no longer works. */
async function orSentence<T>(answer: Promise<T>): Promise<T | string> {
  try {
    return await answer;
  } catch (error) {
    if (!isAbsent(error)) throw error;
    return problemText(error);
  }
}

const linkRequestPage = () => import('#features/accounts/links/pages/link-request-page.tsx');
const linkSentPage = () => import('#features/accounts/links/pages/link-sent-page.tsx');
const linkRoutes = [
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('forgotPassword'),
    component: lazyRouteComponent(linkRequestPage, 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('forgotPasswordSent'),
    component: lazyRouteComponent(linkSentPage, 'ForgotPasswordSentPage'),
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('unlock'),
    component: lazyRouteComponent(linkRequestPage, 'UnlockPage'),
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('unlockSent'),
    component: lazyRouteComponent(linkSentPage, 'UnlockSentPage'),
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('resetPassword'),
    loader: ({ params }) => orSignIn('reset', params.token, checkResetLink),
    // The form stays when the link expires while somebody types; the save then says so.
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(
      () => import('#features/accounts/passwords/pages/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('notMe'),
    loader: ({ params }) => orSentence(readContestedChange(params.token)),
    // The page shows what the link did, which a second check would refuse.
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(
      () => import('#features/accounts/links/pages/not-me-page.tsx'),
      'NotMePage',
    ),
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    ...planned('unsubscribe'),
    component: lazyRouteComponent(
      () => import('#features/accounts/links/pages/unsubscribe-page.tsx'),
      'UnsubscribePage',
    ),
  }),
  // The check itself unlocks or confirms; the sign-in page shows the result.
  createRoute({
    getParentRoute: () => signedOutRoute,
    path: '/v3/login/unlock/$token',
    loader: async ({ params }) => {
      await orSignIn('unlock', params.token, unlockWith);
      toast.success(UNLOCKED);
      throw redirect({ to: '/v3/login', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => signedOutRoute,
    path: '/v3/confirmemail/$token',
    loader: async ({ params }) => {
      await orSignIn('email', params.token, confirmEmailWith);
      toast.success(EMAIL_CONFIRMED);
      throw redirect({ to: '/v3/login', replace: true });
    },
  }),
] as const;

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...planned('privacy'),
  loader: loadPrivacy,
  component: lazyRouteComponent(() => import('#features/tenant/pages/privacy-page.tsx'), 'PrivacyPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  ...planned('terms'),
  loader: loadPrivacy,
  component: lazyRouteComponent(() => import('#features/tenant/pages/terms-page.tsx'), 'TermsPage'),
});

/** Every page for people without a session, below the root. */
export const signedOutRoutes = [
  signedOutRoute.addChildren([signInRoute, arrivedRoute, invitationRoute, ...linkRoutes]),
  privacyRoute,
  termsRoute,
] as const;
