import type { SignInPage } from '@bellwether/contract/tenant';
import { createContext, useContext } from 'react';

/** The company of this address with its ways to sign in, for signed-out screens. */
export const BrandContext = createContext<SignInPage | null>(null);

export function useBrand(): SignInPage {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand outside of the signed-out screens');
  return brand;
}
