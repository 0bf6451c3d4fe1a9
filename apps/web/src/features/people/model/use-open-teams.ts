import { useState } from 'react';
import { type OrgPlace, type OrgTree, openTo } from './org-tree.ts';

/** The teams that are shown, shared by chart and list. */
export interface OpenTeams {
  readonly open: ReadonlySet<number>;
  toggle(id: number): void;
}

/** Returns the open teams: the root's, those down to the sought person, and what the person opened and closed since. */
export function useOpenTeams(tree: OrgTree | undefined, place: OrgPlace | undefined): OpenTeams {
  const [kept, setKept] = useState<{ readonly place?: OrgPlace; readonly open: ReadonlySet<number> }>({
    open: new Set(),
  });
  let { open } = kept;
  if (tree && place && kept.place !== place) {
    const way = openTo(tree, place.root, place.at ?? place.root);
    open = new Set([...(kept.place?.root === place.root ? open : []), place.root, ...way]);
    setKept({ place, open });
  }
  return {
    open,
    toggle: (id) =>
      setKept((former) => {
        const next = new Set(former.open);
        if (!next.delete(id)) next.add(id);
        return { ...former, open: next };
      }),
  };
}
