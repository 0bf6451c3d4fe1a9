import type { LayerAt } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';

/** Returns the person whom a drawer is about: the one of the address, else the signed-in person. */
export function useLayerPerson(at: LayerAt | undefined): number {
  const { Profile } = useSession();
  return at?.search.person ?? Profile.Id;
}
