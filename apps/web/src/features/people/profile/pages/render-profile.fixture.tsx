import type { Session } from '@bellwether/contract/accounts';
import { createRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { peopleLayers } from '../../layers.tsx';
import { buildProfile } from '../model/profile.fixture.ts';
import { ProfilePage } from './profile-page.tsx';

export const signedIn = (Id: number, IsCurrent = false) => ({
  Id,
  IsCurrent,
  CreatedAt: '2026-11-01T08:00:00Z',
  LastSeenAt: '2026-11-01T08:00:00Z',
  UserAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
});

/** Renders the profile page with its drawers at an address, and answers the calls that every profile makes. */
export function renderProfile(
  place: string,
  answers: Answers = {},
  viewer: Partial<Session['Profile']> = {},
  /** Pages to which the profile leads. */
  beside: readonly { readonly path: string; readonly component: () => ReactNode }[] = [],
) {
  const session = buildSession();
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/profile/{-$id}',
        params: {
          parse: ({ id }: { id?: string | undefined }) => (id === undefined ? {} : { id: Number(id) }),
          stringify: ({ id }: { id?: number | undefined }) => (id === undefined ? {} : { id: String(id) }),
        },
        component: () => (
          <>
            <ProfilePage />
            <LayerHost tables={[peopleLayers]} />
          </>
        ),
      }),
      ...beside.map((page) => createRoute({ getParentRoute: () => root, ...page })),
    ],
    {
      place,
      session: { ...session, Profile: { ...session.Profile, ...viewer } },
      answers: {
        getProfile: () => buildProfile(),
        getResponsibility: () => ({ Body: '', UpdatedAt: null }),
        listPeriods: () => ({ data: [buildSession().Period], Next: null }),
        listGoalsOfPerson: () => ({ data: [], goalEdits: [], Next: null }),
        listSessions: () => ({ data: [signedIn(2, true), signedIn(1)], Next: null }),
        ...answers,
      },
    },
  );
}
