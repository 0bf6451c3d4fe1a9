import { Outlet, useLoaderData } from '@tanstack/react-router';
import { UnknownTenant } from '#features/tenant/components/unknown-tenant.tsx';
import { BrandContext } from '#features/tenant/model/brand-context.ts';

/** Signed-out screens show the company of the address, or say that there is none. */
export function SignedOutLayout() {
  const brand = useLoaderData({ from: '/signed-out' });
  if (!brand) return <UnknownTenant />;
  return (
    <BrandContext value={brand}>
      <Outlet />
    </BrandContext>
  );
}
