import { useState } from 'react';
import { toggled } from '#ui/data/toggled.ts';
import { type OrgPlace, type OrgTree, openTo } from './org-tree.ts';

/** The open teams, shared by chart and list. */
export interface OpenTeams {
  readonly open: ReadonlySet<number>;
  toggle(id: number): void;
}

/**
 * Returns the open teams: the root's team, the teams above the sought person, and the changes that the viewer made
 * since.
 */
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
    toggle: (id) => setKept((former) => ({ ...former, open: toggled(former.open, id) })),
  };
}
