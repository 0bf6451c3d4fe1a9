import { useAddressLayer } from '#platform/layers/address-layer.ts';

/** The drawer of the company's info, kept in the address as `open`. */
export function useCompanyLayer() {
  return useAddressLayer<'company'>();
}
