import type { Profile } from '@bellwether/contract/people/profile';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';

/**
 * Returns a function that runs after open goals or reports were moved. It goes back to the deactivation if the person
 * is still active, else to the page.
 */
export function useLeaveWayOut(profile: Profile): () => void {
  const { openLayer, closeLayer } = useAddressLayer<PeopleLayerName>();
  return () => {
    if (profile.Permissions.Deactivate === true) openLayer('deactivate', { person: profile.Id });
    else closeLayer();
  };
}
