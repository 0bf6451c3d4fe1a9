import type { TenantBrand } from '@bellwether/contract/tenant';
import { createContext, useContext } from 'react';

/** The company of this address, for signed-out screens. */
export const BrandContext = createContext<TenantBrand | null>(null);

export function useBrand(): TenantBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand outside of the signed-out screens');
  return brand;
}
