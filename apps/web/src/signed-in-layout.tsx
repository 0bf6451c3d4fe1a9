import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { AddGoalKey } from '#features/goals/reading/model/goal-keys.ts';
import { useShownQuarter } from '#features/goals/reading/model/shown-quarter.ts';
import { BrandMark } from '#features/tenant/components/brand-mark.tsx';
import { CompanyWays } from '#features/tenant/components/company-ways.tsx';
import { DemoLabel } from '#features/tenant/components/demo-label.tsx';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { homeLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { AppShell } from '#platform/shell/app-shell.tsx';
import { whenIdle } from '#platform/when-idle.ts';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { LAYERS, MENU, PALETTE } from './menu.ts';
import classes from './signed-in-layout.module.css';

/**
 * Prefetches the code of drawers and dialogs, so that they open at once, even if the server is away by then.
 */
function fetchAhead(): void {
  const parts = [
    import('#platform/shell/palette.tsx'),
    import('#ui/feedback/toaster.tsx'),
    ...LAYERS.map((table) => table.fetch()),
  ];
  void Promise.all(parts).catch((error: unknown) => {
    console.warn('Not everything could be fetched ahead; it is fetched when it is needed.', error);
  });
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
    fetchAhead();
  };
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main button')) start();
  };
  const cancel = whenIdle(start);
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
  return end;
}

/** Renders the shell with the features' parts. */
export function SignedInLayout() {
  const { Tenant } = useSession();
  const { PrimaryColor, UseLightTextOnPrimary } = Tenant;
  useEffect(fetchWhenLikely, []);
  // The first page has the colour from the route's loader; this follows the ceo's change of it.
  useLayoutEffect(
    () => setBrandColor(PrimaryColor, UseLightTextOnPrimary),
    [PrimaryColor, UseLightTextOnPrimary],
  );
  return (
    <AppShell
      menu={MENU}
      palette={PALETTE}
      brand={
        <Link {...homeLink()} aria-label={`${Tenant.Name}, dashboard`} className={classes.brand}>
          <BrandMark name={Tenant.Name} logo={Tenant.Logo} height={26} />
        </Link>
      }
      layers={
        <>
          <LayerHost tables={LAYERS} />
          <AddGoalKey />
        </>
      }
      useQuarter={useShownQuarter}
      accountActs={(close) => <CompanyWays onPress={close} />}
      headerAside={Tenant.IsDemo ? <DemoLabel /> : undefined}
    />
  );
}
