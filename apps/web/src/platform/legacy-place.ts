/** Maps an old address (3-strategy §2.2), the hash route of the former client, to today's path. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ['performance', '/v3/predictions'],
  ['user', '/v3/profile'],
  ['users', '/v3/organization'],
  ['strategy', '/v3/strategy'],
  ['evaluations', '/v3/talent'],
  ['support', '/v3/help'],
  ['notifications', '/v3/notifications'],
]);

interface OldAddress {
  readonly pathname: string;
  /** With or without the leading question mark. */
  readonly search: string;
  /** With or without the leading hash mark. */
  readonly hash: string;
}

/** @returns the path to go to; undefined for a path under /v3 that names no old screen, which is a 404. */
export function legacyPlace({ pathname, search, hash }: OldAddress): string | undefined {
  const [route = '', hashSearch = ''] = hash.replace(/^#/, '').split('?');
  const screen = SCREENS.get(route.split('/').filter(Boolean)[0]?.toLowerCase() ?? '');
  if (screen) {
    const goal =
      new URLSearchParams(hashSearch).get('selectedGoalId') ??
      new URLSearchParams(search).get('selectedGoalId');
    return goal && /^\d{1,10}$/.test(goal) ? `${screen}/${goal}` : screen;
  }
  const under = /^\/v3\/[^/]/i.test(pathname);
  return under ? undefined : '/v3/home';
}
