import { Outlet, useLoaderData } from '@tanstack/react-router';
import { BrandContext, UnknownTenant } from '#features/tenant/door.ts';

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
