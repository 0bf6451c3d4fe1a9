import { BrandMark } from '#features/tenant/components/brand-mark.tsx';
import { DemoLabel } from '#features/tenant/components/demo-label.tsx';
import { useSession } from '#platform/session.ts';
import { AppShell } from '#platform/shell/app-shell.tsx';
import { MENU, PALETTE_SOURCES } from './menu.ts';

/** The shell with what the features put into it. */
export function SignedInLayout() {
  const { Tenant } = useSession();
  return (
    <AppShell
      menu={MENU}
      sources={PALETTE_SOURCES}
      brand={<BrandMark name={Tenant.Name} logo={Tenant.Logo} height={26} />}
      headerAside={Tenant.IsDemo ? <DemoLabel /> : undefined}
    />
  );
}
