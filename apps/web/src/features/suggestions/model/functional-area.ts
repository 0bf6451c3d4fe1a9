import { type FunctionalArea, functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import { useState } from 'react';
import { useDraft } from '#ui/form/use-draft.tsx';

/** Returns the functional area that this person chose last, stored in this browser until they sign out. */
export function useFunctionalArea(): [FunctionalArea | null, (area: FunctionalArea) => void] {
  const { kept, save } = useDraft('functional-area');
  const [area, setArea] = useState(() => asArea(kept));
  return [
    area,
    (chosen) => {
      setArea(chosen);
      save(chosen);
    },
  ];
}

/** Returns an area by its name; null for an unknown or missing name. */
export function asArea(name: unknown): FunctionalArea | null {
  return functionalAreas.find((area) => area === name) ?? null;
}
