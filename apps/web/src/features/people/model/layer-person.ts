import type { LayerAt } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';

/**
 * Returns the person of a drawer: the person in the address' parameter, else the person of the profile page, else the
 * signed-in person.
 */
export function useLayerPerson(at: LayerAt | undefined): number {
  const { Profile } = useSession();
  const ofPage = /\/profile\/([1-9]\d{0,9})$/.exec(at?.pathname ?? '')?.[1];
  return at?.search.person ?? (ofPage === undefined ? Profile.Id : Number(ofPage));
}
