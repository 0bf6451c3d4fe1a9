import { listGoalOwners } from '@bellwether/contract/goals/ownership';
import { api } from '#platform/api.ts';
import { ensureSession } from '#platform/session.ts';
import type { PaletteSource } from '#platform/shell/menu-entry.ts';
import { IconUser } from '#ui/marks/icons.ts';
import { scopesOf } from './list-filter.ts';

const FOUND = 5;

/**
 * Finds people by name and leads to their goals of the quarter. Only for people with the scope All: nobody else
 * has a list with every person's goals.
 */
export const peoplePalette: PaletteSource = {
  group: 'People',
  icon: IconUser,
  async find(text, signal) {
    const session = await ensureSession();
    if (!session || !scopesOf(session.Profile).includes('All')) return [];
    const { data } = await api.call(listGoalOwners, { query: { Search: text }, signal });
    return data.slice(0, FOUND).map(({ Id, Name, OrgUnit }) => ({
      id: `person-${Id}`,
      label: Name,
      ...(OrgUnit ? { description: OrgUnit } : {}),
      place: `/v3/goals?scope=All&people=${encodeURIComponent(JSON.stringify([Id]))}`,
    }));
  },
};
