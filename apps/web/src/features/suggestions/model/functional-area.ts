import { type FunctionalArea, functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import { useState } from 'react';
import { useDraft } from '#ui/form/use-draft.tsx';

/** The functional area that this person chose last, kept in this browser until they sign out. */
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

/** An area by its name; null where nothing, or no area, is given. */
export function asArea(name: unknown): FunctionalArea | null {
  return functionalAreas.find((area) => area === name) ?? null;
}
