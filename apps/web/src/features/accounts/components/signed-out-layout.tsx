import { Outlet, useLoaderData } from '@tanstack/react-router';
import { BrandContext, UnknownTenant } from '#features/tenant/door.ts';

/** Shows signed-out screens with the company of the address, or reports that it does not exist. */
export function SignedOutLayout() {
  const brand = useLoaderData({ from: '/signed-out' });
  if (!brand) return <UnknownTenant />;
  return (
    <BrandContext value={brand}>
      <Outlet />
    </BrandContext>
  );
}
