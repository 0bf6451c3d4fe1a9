import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { answerCalls } from '#platform/answer-calls.fixture.ts';
import { queryClient } from '#platform/query-client.ts';
import { acceptSession } from '#platform/session-store.ts';
import { buildOrgPerson } from './directory.fixture.ts';
import { peopleOffer } from './people-palette.ts';

afterEach(() => queryClient.clear());

it('finds active people, tells two of one name apart, and offers what the viewer can do with them', async () => {
  acceptSession(buildSession({ Id: 1, RoleName: 'ceo', ParentId: 0 }));
  answerCalls({
    getOrganisation: () => ({
      Version: 'a',
      data: [
        buildOrgPerson(1, undefined, { Name: 'Cleo Chief' }),
        buildOrgPerson(2, 1, { Name: 'Tom Becker', Email: 'tom.one@demo.example', JobTitle: 'Welder' }),
        buildOrgPerson(3, 1, { Name: 'Tom Becker', Email: 'tom.two@demo.example', JobTitle: 'Welder' }),
        buildOrgPerson(4, 1, { Name: 'Tom Gone', Status: 'Deactivated' }),
      ],
    }),
  });
  const found = await peopleOffer.sources[0]?.find('tom', new AbortController().signal);
  expect(found).toMatchObject([
    { label: 'Tom Becker', description: 'tom.one@demo.example', place: '/v3/profile/2' },
    { label: 'Tom Becker', description: 'tom.two@demo.example', place: '/v3/profile/3' },
  ]);
  expect(found?.[0]?.verbs?.map(({ label, place }) => [label, place])).toContainEqual([
    'Show Tom Becker in the organization',
    '/v3/organization/2',
  ]);
});
