import type { Profile } from '@bellwether/contract/people/profile';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { PeopleLayerName } from './layer-names.ts';

/**
 * Returns a function that leaves a way out of a deactivation after its save: back to the question for a person who is
 * not deactivated yet, else to the page.
 */
export function useLeaveWayOut(profile: Profile): () => void {
  const { openLayer, closeLayer } = useAddressLayer<PeopleLayerName>();
  return () => {
    if (profile.Permissions.Deactivate === true) openLayer('deactivate', { person: profile.Id });
    else closeLayer();
  };
}
