import { Link } from '@tanstack/react-router';
import { BrandMark } from '#features/tenant/components/brand-mark.tsx';
import { DemoLabel } from '#features/tenant/components/demo-label.tsx';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { homeLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { AppShell } from '#platform/shell/app-shell.tsx';
import { LAYERS, MENU, PALETTE_SOURCES } from './menu.ts';
import classes from './signed-in-layout.module.css';

/** The shell with what the features put into it. */
export function SignedInLayout() {
  const { Tenant } = useSession();
  return (
    <AppShell
      menu={MENU}
      sources={PALETTE_SOURCES}
      brand={
        <Link {...homeLink()} aria-label={`${Tenant.Name}, dashboard`} className={classes.brand}>
          <BrandMark name={Tenant.Name} logo={Tenant.Logo} height={26} />
        </Link>
      }
      layers={<LayerHost tables={LAYERS} />}
      headerAside={Tenant.IsDemo ? <DemoLabel /> : undefined}
    />
  );
}
