/** Maps an old address (wire.13), the hash route of the former client, to today's path. */
const SCREENS: ReadonlyMap<string, OldScreen> = new Map([
  ['performance', { path: '/v3/predictions', ids: 1 }],
  ['user', { path: '/v3/profile', ids: 1 }],
  ['users', { path: '/v3/organization', ids: 1 }],
  ['strategy', { path: '/v3/strategy', ids: 0 }],
  ['evaluations', { path: '/v3/talent', ids: 2 }],
  ['support', { path: '/v3/help', ids: 0 }],
  ['notifications', { path: '/v3/notifications', ids: 0 }],
]);

interface OldScreen {
  readonly path: string;
  /** How many numbers today's address takes. */
  readonly ids: 0 | 1 | 2;
}

interface OldAddress {
  readonly pathname: string;
  /** With or without the leading question mark. */
  readonly search: string;
  /** With or without the leading hash mark. */
  readonly hash: string;
}

/**
 * Returns the path to go to. The numbers of the hash route stay if today's address takes as many; a `selectedGoalId` goes
 * to an address of a goal. Returns undefined for a path under /v3 that names no old screen, which is a 404.
 */
export function legacyPlace({ pathname, search, hash }: OldAddress): string | undefined {
  const [route = '', hashSearch = ''] = hash.replace(/^#/, '').split('?');
  const [name = '', ...rest] = route.split('/').filter(Boolean);
  const screen = SCREENS.get(name.toLowerCase());
  if (screen) {
    const goal =
      new URLSearchParams(hashSearch).get('selectedGoalId') ??
      new URLSearchParams(search).get('selectedGoalId');
    const ids = name.toLowerCase() === 'performance' && goal ? [goal] : rest;
    const isKept = ids.length === screen.ids && ids.every((id) => /^\d{1,10}$/.test(id));
    return isKept ? [screen.path, ...ids].join('/') : screen.path;
  }
  const under = /^\/v3\/[^/]/i.test(pathname);
  return under ? undefined : '/v3/home';
}
