import type { Session } from '@bellwether/contract/accounts';
import { factsFor, goalRelations, goalSituations } from '@bellwether/domain/goals/permission-cases';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { goalPermissions } from '@bellwether/domain/goals/permissions';
import { createRoute } from '@tanstack/react-router';
import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ada, buildInfo, buildSession, period } from '#features/goals/acting/components/goal-info.fixture.ts';
import { goalLayers } from '#features/goals/layers.tsx';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { dashboardLayers } from './layers.tsx';
import { buildDashboard } from './model/dashboard.fixture.ts';
import { type DashboardLayer, readDashboardSearch } from './model/dashboard-search.ts';

const tables = [goalLayers, dashboardLayers];

type Own = 'AddGoal' | 'CarryOver' | 'EditTheme';

/**
 * The requirement of each layer's save: a permission on the goal, a right of the person, or nothing because it saves
 * nothing.
 */
const needs: Readonly<Record<DashboardLayer, readonly Permission[] | Own | 'saves nothing'>> = {
  create: 'AddGoal',
  'carry-over': 'CarryOver',
  theme: 'EditTheme',
  people: 'saves nothing',
  filter: 'saves nothing',
  edit: ['Edit'],
  copy: ['Copy'],
  contribute: ['AddContributingGoal'],
  submit: ['SubmitForApproval', 'SubmitForApproval2'],
  publish: ['Publish'],
  retract: ['RetractApprovalRequest'],
  discard: ['DiscardDraftChanges'],
  'retract-result': ['RetractFinalizeResult'],
  shelve: ['Shelve'],
  'request-shelving': ['RequestToShelve'],
  reactivate: ['Reactivate'],
  owner: ['ChangeGoalOwnership'],
  parent: ['ChangeParentGoal'],
  delete: ['Delete'],
  review: ['ReviewPublicationRequest'],
  'review-edits': ['ReviewPublicationRequest2'],
  'review-shelving': ['ApproveShelve'],
  update: ['Update'],
  finalize: ['Finalize'],
  'edit-result': ['EditResults'],
  'review-result': ['ReviewFinalize', 'EditFinalizeResults'],
  comment: ['Comment'],
  ask: ['Comment'],
};

interface Person {
  readonly profile: Partial<Session['Profile']>;
  /** The person's relation to the goal, as the domain's permission cases name it. */
  readonly relation: string;
  readonly has: readonly Own[];
}

const people: Readonly<Record<string, Person>> = {
  observer: { profile: { Id: 50, RoleName: 'observer' }, relation: 'observer', has: [] },
  contributor: {
    profile: { Id: 50, RoleName: 'contributor' },
    relation: 'peer',
    has: ['AddGoal', 'CarryOver'],
  },
  owner: { profile: {}, relation: 'owner', has: ['AddGoal', 'CarryOver'] },
  manager: {
    profile: { Id: 3, RoleName: 'manager' },
    relation: 'manager',
    has: ['AddGoal', 'CarryOver'],
  },
  ceo: {
    profile: { Id: 1, RoleName: 'ceo' },
    relation: 'ceo above',
    has: ['AddGoal', 'CarryOver', 'EditTheme'],
  },
};

const layerNames = Object.keys(needs) as DashboardLayer[];

function permissionsOf({ relation }: Person) {
  const [standing, situation] = [goalRelations[relation], goalSituations.approved];
  if (!standing || !situation) throw new Error(`The domain knows no relation "${relation}".`);
  return goalPermissions(factsFor(situation, standing), standing.person);
}

/** Returns the layers whose save this person may never make, whatever the goal's state. */
function neverOf(person: Person): DashboardLayer[] {
  const permissions = permissionsOf(person);
  return layerNames.filter((layer) => {
    const need = needs[layer];
    if (need === 'saves nothing') return false;
    return typeof need === 'string'
      ? !person.has.includes(need)
      : need.every((permission) => permissions[permission] === undefined);
  });
}

/** Renders every layer over an empty page. */
function openLayer(layer: DashboardLayer, person: Person) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/home',
        validateSearch: readDashboardSearch,
        component: () => <LayerHost tables={tables} />,
      }),
    ],
    {
      place: `/v3/home?goal=12&open=${layer}`,
      session: buildSession(person.profile),
      answers: {
        getGoal: () =>
          buildInfo({ Goal: { State: 'approved', User: ada }, Permissions: permissionsOf(person) }),
        getDashboard: () => {
          const dashboard = buildDashboard();
          const EditTheme = person.has.includes('EditTheme');
          return { ...dashboard, Permissions: { ...dashboard.Permissions, EditTheme } };
        },
        listPeriods: () => ({ data: [period], Next: null }),
        listGoals: () => ({ data: [], goalEdits: [], pendingEdits: [], followed: [], ceo: 1, Next: null }),
        getCarryOver: () => ({ FromPeriod: null, ToPeriod: period, Total: 0, data: [] }),
      },
    },
  ).screen;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// A link can name any layer. A save that is refused with 403 would end the person's session, so its form must
// not open.
describe.each(Object.entries(people))('a link that %s follows', (_who, person) => {
  it('shows the reason instead of a form whose save this person may never make', async () => {
    for (const layer of neverOf(person)) {
      const screen = openLayer(layer, person);
      const dialog = within(await screen.findByRole('dialog').catch(() => fail(layer, 'opens nothing')));
      // A skeleton has the role, too, but without text.
      const said = dialog.findByText(/^\S+ .*\.$/, { selector: '[role=status] *' }, { timeout: 3000 });
      const reason = await said.catch(() => fail(layer, 'gives no reason'));
      expect(reason.closest('[role=dialog]')?.querySelector('form, input, textarea'), layer).toBeNull();
      expect(
        dialog
          .getAllByRole('button')
          .map((button) => button.textContent || button.getAttribute('aria-label')),
        layer,
      ).toEqual(['Close', 'Close']);
      cleanup();
    }
  });
});

function fail(layer: DashboardLayer, says: string): never {
  throw new Error(`${layer}: ${says}`);
}

it('covers every layer, and every different kind of person', () => {
  expect(layerNames.toSorted()).toEqual(tables.flatMap((table) => table.names).toSorted());
  expect(neverOf(people.observer as Person)).toHaveLength(layerNames.length - 2);
  expect(neverOf(people.owner as Person)).toContain('review');
  expect(neverOf(people.ceo as Person)).not.toContain('theme');
});
