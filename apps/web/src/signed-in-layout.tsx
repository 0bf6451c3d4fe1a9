import type { Session } from '@bellwether/contract/accounts';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { Link } from '@tanstack/react-router';
import { lazy, useEffect, useLayoutEffect, useRef } from 'react';
import { ActionItemsLink } from '#features/action-items/components/header-link.tsx';
import { AddGoalKey } from '#features/goals/reading/model/goal-keys.ts';
import { GoalOutlook, GoalPart } from '#features/goals/reading/model/goal-part.ts';
import { useShownQuarter } from '#features/goals/reading/model/shown-quarter.ts';
import { NotificationBell } from '#features/notifications/reading/components/notification-bell.tsx';
import { BrandMark } from '#features/tenant/components/brand-mark.tsx';
import { CompanyWays } from '#features/tenant/components/company-ways.tsx';
import { DemoLabel } from '#features/tenant/components/demo-label.tsx';
import { afterPaint } from '#platform/after-paint.ts';
import { refuseCallsBy } from '#platform/api.ts';
import { demandRight } from '#platform/call-rights.ts';
import { LatePart } from '#platform/late-part.tsx';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { homeLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { localeOfSession } from '#platform/session-store.ts';
import { AppShell } from '#platform/shell/app-shell.tsx';
import { idleMoment, whenIdle } from '#platform/when-idle.ts';
import { LateLayer, late, lateFetches } from '#ui/layers/late-layer.tsx';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { MENU } from './menu.ts';
import classes from './signed-in-layout.module.css';
import { brandWords } from './words.menu.ts';

refuseCallsBy(demandRight);

const GoalActionItems = lazy(async () => ({
  default: (await import('#features/action-items/components/goal-action-items.tsx')).GoalActionItems,
}));

const Outlook = lazy(async () => ({
  default: (await import('#features/insight/components/goal-outlook.tsx')).GoalOutlook,
}));

/** Insight's part of a goal's detail. */
function OutlookOfGoal({ info }: { readonly info: GoalInfo }) {
  return (
    <LatePart>
      <Outlook info={info} />
    </LatePart>
  );
}

/** The parts that other features add to a goal's detail. */
function PartOfGoal({ goalId }: { readonly goalId: number }) {
  return (
    <LatePart>
      <GoalActionItems goalId={goalId} />
    </LatePart>
  );
}

const LayersOfFeatures = late(async () => (await import('./signed-in-layers.tsx')).SignedInLayers, false);

const PaletteOfFeatures = late(async () => (await import('./signed-in-palette.tsx')).SignedInPalette, false);

/** Fetches the tables of all layers after the first paint. If that fails, the first layer that is opened says so. */
function fetchLayers(): void {
  afterPaint()
    .then(LayersOfFeatures.fetch)
    .catch(() => undefined);
}

/** The drawers and dialogs of all pages. */
function Layers() {
  const { layer, closeLayer } = useAddressLayer();
  return (
    <LateLayer opened={layer.open !== undefined} onClose={closeLayer}>
      <LayersOfFeatures />
    </LateLayer>
  );
}

/**
 * Prefetches the code of drawers and dialogs, so that they open at once, even if the server is away by then.
 */
async function fetchAhead(): Promise<void> {
  const failures: unknown[] = [];
  const begun: Promise<unknown>[] = [];
  // Begin one at a time: all of them in one task would hold up the page for tens of milliseconds.
  const begin = async (fetch: () => Promise<unknown>) => {
    await idleMoment();
    begun.push(fetch().catch((error: unknown) => failures.push(error)));
  };
  await begin(LayersOfFeatures.fetch);
  // The tables of layers, which are there now, have added the layers' contents to `lateFetches`.
  await Promise.all(begun);
  await begin(PaletteOfFeatures.fetch);
  await begin(() => import('#ui/feedback/toaster.tsx'));
  for (const fetch of lateFetches()) await begin(fetch);
  await Promise.all(begun);
  if (failures.length > 0)
    console.warn('Not everything could be fetched ahead; it is fetched when it is needed.', failures[0]);
}

/** Prefetches once the page is idle, or earlier at the first button that the person points at or focuses. */
function fetchWhenLikely(): () => void {
  const end = () => {
    cancel();
    document.removeEventListener('pointerover', notice);
    document.removeEventListener('focusin', notice);
  };
  const start = () => {
    end();
    void fetchAhead();
  };
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main button')) start();
  };
  const cancel = whenIdle(start);
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
  return end;
}

/** Follows live events, from a moment after the first paint on. Without them pages read again on focus. */
function useLive(session: Session): void {
  const first = useRef(session);
  useEffect(() => {
    const ended = new AbortController();
    afterPaint()
      .then(() => import('./live.ts'))
      .then(({ followLive }) => {
        if (ended.signal.aborted) return;
        const leave = followLive(first.current);
        ended.signal.addEventListener('abort', leave);
      })
      .catch((error: unknown) => {
        console.warn('Live events could not be loaded; pages read again on focus.', error);
      });
    return () => ended.abort();
  }, []);
}

/** Prepares for the time without a network, once the page is idle, or at once if it began without a network. */
function useOfflineLater(): void {
  useEffect(() => {
    const ended = new AbortController();
    const start = () => {
      import('#platform/offline/start-offline.ts')
        .then(({ startOffline }) => {
          if (!ended.signal.aborted) ended.signal.addEventListener('abort', startOffline());
        })
        .catch((error: unknown) => {
          console.warn('Nothing is kept for the time without a network.', error);
        });
    };
    const cancel = navigator.onLine ? whenIdle(start) : void start();
    return () => {
      cancel?.();
      ended.abort();
    };
  }, []);
}

/** Renders the shell with the features' parts. */
export function SignedInLayout() {
  const session = useSession();
  const { Tenant } = session;
  useLive(session);
  const { PrimaryColor, UseLightTextOnPrimary } = Tenant;
  useOfflineLater();
  useEffect(fetchLayers, []);
  useEffect(fetchWhenLikely, []);
  // The first page has the colour from the route's loader; this follows the ceo's change of it.
  useLayoutEffect(
    () => setBrandColor(PrimaryColor, UseLightTextOnPrimary),
    [PrimaryColor, UseLightTextOnPrimary],
  );
  return (
    <GoalPart value={PartOfGoal}>
      <GoalOutlook value={Tenant.InsightEnabled ? OutlookOfGoal : null}>
        {/* Another locale draws every day and number again. */}
        <AppShell
          key={localeOfSession(session)}
          menu={MENU}
          palette={PaletteOfFeatures}
          brand={
            <Link {...homeLink()} aria-label={brandWords.home(Tenant.Name)} className={classes.brand}>
              <BrandMark name={Tenant.Name} logo={Tenant.Logo} height={26} />
            </Link>
          }
          layers={
            <>
              <Layers />
              <AddGoalKey />
            </>
          }
          useQuarter={useShownQuarter}
          accountActs={(close) => <CompanyWays onPress={close} />}
          headerAside={
            <>
              {Tenant.IsDemo ? <DemoLabel /> : null}
              <ActionItemsLink />
              <NotificationBell />
            </>
          }
        />
      </GoalOutlook>
    </GoalPart>
  );
}
