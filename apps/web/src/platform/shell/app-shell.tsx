import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Announcer } from '#ui/data/announcer.tsx';
import { DraftScope } from '#ui/form/use-draft.tsx';
import { KeyboardHelp } from '#ui/layers/keyboard-help.tsx';
import { LayerRoot } from '#ui/layers/layer-root.tsx';
import { UnsavedGuardProvider } from '#ui/layers/unsaved-guard.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { ExportAnnouncer, ExportTray } from '../exports/export-tray.tsx';
import { InMainPart } from '../main-part.ts';
import { queryClient } from '../query-client.ts';
import { useSession } from '../session.ts';
import { draftScope } from '../session-store.ts';
import classes from './app-shell.module.css';
import type { MenuEntry } from './menu-entry.ts';
import { type LatePalette, PaletteLauncher } from './palette-launcher.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { PlaceKeys } from './place-keys.tsx';
import { PrintHead } from './print-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SessionRenewal } from './session-renewal.tsx';
import { useShownEntries } from './shown-entries.ts';
import { SideMenu } from './side-menu.tsx';
import { StatusLine } from './status-line.tsx';
import { UserMenu } from './user-menu.tsx';
import { appShellWords } from './words.ts';

interface AppShellProps {
  readonly menu: readonly MenuEntry[];
  readonly palette: LatePalette;
  /** The company's logo, in the header's corner. */
  readonly brand: ReactNode;
  /** Between search and user menu: the demo label, later the bell. */
  readonly headerAside?: ReactNode;
  /** Acts in the user menu; a pressed one calls `close`. */
  readonly accountActs?: (close: () => void) => ReactNode;
  /** A hook that returns the quarter of the page's content, for the head of the printed page. */
  readonly useQuarter?: () => string;
  /** The drawers and dialogs of all pages. */
  readonly layers?: ReactNode;
}

const ALWAYS = [
  { keys: 'Tab', label: appShellWords.nextControl },
  { keys: 'Escape', label: appShellWords.closeTheTopmostDrawer },
];

/** Renders the frame of every signed-in page: header, side menu, palette, keys, the guard of unsaved text. */
export function AppShell({
  menu,
  palette,
  brand,
  headerAside,
  accountActs,
  layers,
  useQuarter,
}: AppShellProps) {
  const session = useSession();
  const entries = useShownEntries(menu);
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <DraftScope scope={draftScope(session)}>
          <UnsavedGuardProvider>
            {/* biome-ignore lint/a11y/useValidAnchor: it is a jump within the page, done by focus instead of by address */}
            <a
              className={classes.skip}
              href="#main"
              onClick={(event) => {
                // A real jump would write the hash into the address and trigger the router.
                event.preventDefault();
                document.getElementById('main')?.focus();
              }}
            >
              {appShellWords.skipToContent}
            </a>
            {/* Place it outside the shell: the shell is as high as the window, so inside it the page would be
                a pixel too high. */}
            <RouteAnnouncer />
            <ExportAnnouncer />
            <Announcer />
            <div className={classes.shell}>
              <header className={classes.header}>
                <div className={classes.brand}>{brand}</div>
                <div className={classes.tools}>
                  <PaletteLauncher entries={entries} palette={palette} />
                  {headerAside}
                  <UserMenu profile={session.Profile} acts={accountActs} />
                </div>
              </header>
              <StatusLine />
              <SideMenu entries={entries} />
              <PlaceKeys entries={entries} />
              <main className={classes.main} id="main" tabIndex={-1}>
                <PrintHead company={session.Tenant.Name} useQuarter={useQuarter} />
                <InMainPart value={true}>
                  <Outlet />
                  {layers}
                </InMainPart>
                <LayerRoot />
              </main>
              <ExportTray />
            </div>
            <SessionRenewal />
            <PasswordQuestion />
            <KeyboardHelp always={ALWAYS} />
          </UnsavedGuardProvider>
        </DraftScope>
      </QueryClientProvider>
    </UiProvider>
  );
}
