import { domain, entry, type PlantedChange, server, web } from './planting.ts';

/** A screen, a flag beside the role, and a way of signing in. */
export const plantedScreens: readonly PlantedChange[] = [
  {
    kind: 'a screen with one call',
    most: 8,
    files: {
      'packages/contract/src/strategy.ts': [
        {
          atEnd: `
export const getPlanted = endpoint({
  name: 'getPlanted',
  summary: 'The name of the company.',
  method: 'GET',
  path: '/strategy/planted',
  scope: 'none',
  reply: z.object({ Name: z.string() }),
});
`,
        },
      ],
      [`${server}/features/strategy/routes.ts`]: [
        {
          before: /^ {4}route\(strategy\.saveStrategy/m,
          put: '    route(strategy.getPlanted, async (scope) => ({ Name: scope.tenant.name })),',
        },
      ],
      [`${web}/features/strategy/api.ts`]: [
        { before: /^ {2}getStrategyDocument,/m, put: '  getPlanted,' },
        {
          atEnd: `
export const plantedQuery = queryOptions({
  queryKey: ['strategy', 'planted'],
  queryFn: ({ signal }) => api.call(getPlanted, { signal }),
});
`,
        },
      ],
      [`${web}/features/strategy/pages/planted-page.tsx`]: [
        {
          all: `import { useQuery } from '@tanstack/react-query';
import { pages } from '#pages';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { plantedQuery } from '../api.ts';

export function PlantedPage() {
  const { data } = useQuery(plantedQuery);
  return <Page title={pages.planted.title}>{data ? <p>{data.Name}</p> : <SkeletonDetail />}</Page>;
}
`,
        },
      ],
      [`${web}/pages.ts`]: [
        entry(
          'talent',
          "  planted: { path: '/v3/strategy/planted', title: pageTitles.planted, under: 'strategy' },",
        ),
      ],
      [`${web}/words.pages.ts`]: [
        { before: /^ {2}talent: [^\n]*\n {2}talentTeam/m, put: "  planted: 'Planted'," },
      ],
      [`${web}/page-files.ts`]: [entry('talent', "  planted: { file: 'strategy/pages/planted-page.tsx' },")],
      [`${web}/routes/routes.tsx`]: [
        {
          before: /^const helpRoute/m,
          put: `const plantedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...planned('planted'),
  component: lazyRouteComponent(() => import('#features/strategy/pages/planted-page.tsx'), 'PlantedPage'),
});
`,
        },
        { before: /^ {4}helpRoute,/m, put: '    plantedRoute,' },
      ],
    },
    generated: {
      'packages/contract/src/calls/strategy.generated.ts': [
        {
          atEnd:
            "export const getPlanted: Call<typeof contract.getPlanted> = { method: 'GET', path: '/strategy/planted', who: 'person', isVersioned: false, upload: false };\n",
        },
      ],
    },
  },
  {
    kind: 'a flag beside the role',
    most: 10,
    files: {
      'apps/server/migrations/9003_planted_flag.sql': [
        {
          all: `alter table person add column is_planted boolean not null default false;
alter table scim_group drop constraint scim_group_gives_check, add constraint scim_group_gives_check check
  (gives in ('manager', 'observer', 'isOrgAdmin', 'isGoalAdmin', 'isGoalManager', 'isPlanted', 'isHrAdmin')) not valid;
`,
        },
      ],
      [`${domain}/people/roles/flags.ts`]: [
        entry('isHrAdmin', "  isPlanted: { wire: 'IsPlanted', column: 'is_planted' },"),
      ],
      [`${domain}/people/roles/words.ts`]: [entry('isHrAdmin', "  isPlanted: 'Planted',")],
      [`${domain}/people/permissions.ts`]: [
        {
          before: /^ {2}IsHrAdmin: \[/m,
          put: "  IsPlanted: [{ who: ['adminForAnother', 'ceoThemselves'], ...always }],",
        },
      ],
      [`${domain}/people/roles/capabilities.ts`]: [
        {
          before: /^const judges/m,
          put: `/** Plants. */
export function plants(person: CapablePerson): boolean {
  return opensActs(person, 'isPlanted');
}
`,
        },
        { before: /^ {2}runsCycles,/m, put: '  plants,' },
      ],
    },
    generated: {
      [`${server}/platform/database/database-types.ts`]: [
        { before: /^ {2}is_hr_admin: Generated<boolean>;/m, put: '  is_planted: Generated<boolean>;' },
      ],
    },
  },
  {
    kind: 'a way of signing in',
    most: 8,
    files: {
      'packages/contract/src/accounts/sign-in-ways.ts': [
        { before: /^import \{ endpoint \}/m, put: "import { sessionSchema } from '../accounts.ts';" },
        {
          atEnd: `
export const signInByBadge = endpoint({
  name: 'signInByBadge',
  summary: 'Signs in by a badge. 401 with one sentence for every failure.',
  method: 'POST',
  path: '/Auth/Badge',
  scope: 'none',
  who: 'anyone',
  body: z.strictObject({ Badge: textSchema(200, 'Badge'), domain: textSchema(63, 'Subdomain') }),
  reply: sessionSchema,
});
`,
        },
      ],
      [`${server}/features/accounts/sign-in/commands.badge.ts`]: [
        {
          all: `import { said } from '@bellwether/domain/shared/said';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { findTenant } from '../../tenant/access.ts';
import { accountWords } from '../words.ts';
import { startSession, subdomainAsked, tooManyAttempts } from './commands.ts';
import { giveBackToAddress, takeFromAddress } from './statements.counters.ts';

const refused = () => new HttpProblem(401, said(accountWords, 'sign_in_refused'));

export async function signInByBadge<T>(
  context: ServerContext,
  visitor: Visitor,
  { badge, domain }: { readonly badge: string; readonly domain: string },
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const { address, now } = visitor;
  const found = await inTenant(context.pool, 0, async (db) => {
    const waitSeconds = await takeFromAddress(db, address, now);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
    return findTenant(db, subdomainAsked(context, visitor, domain));
  });
  if (!found?.isActive) throw refused();
  const person = await inTenant(context.pool, found.id, (db) =>
    db
      .selectFrom('person')
      .select('id')
      .where('tenant_id', '=', found.id)
      .where('external_id', '=', badge)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!person) throw refused();
  return asPerson(context, { ...visitor, tenantId: found.id, personId: person.id }, async (scope) => {
    await giveBackToAddress(scope.db, address);
    const token = await startSession(scope, visitor.userAgent);
    await recordEvent(scope, { kind: 'account.signed_in', subjectId: person.id, detail: {} });
    return present(scope, token);
  });
}
`,
        },
      ],
      [`${server}/platform/session/sign-in-count.ts`]: [
        { instead: /'passkey' \| 'invitation'/, put: "'passkey' | 'badge' | 'invitation'" },
      ],
      [`${server}/features/accounts/routes.ts`]: [
        {
          before: /^import \{ instantToIso|^import type \{ ServerContext \}/m,
          put: "import { signInByBadge as signInByBadgeCall } from '@bellwether/contract/accounts/sign-in-ways';",
        },
        {
          before: /^import \{ signIn \} from/m,
          put: "import { signInByBadge } from './sign-in/commands.badge.ts';",
        },
        {
          before: /^ {4}route\(restoreSession/m,
          put: `    visitorRoute(signInByBadgeCall, (visitor, { body: { Badge: badge, domain } }) =>
      context.signIns.counted('badge', signInByBadge(context, visitor, { badge, domain }, present)),
    ),`,
        },
      ],
      [`${web}/features/accounts/sign-in/api.ts`]: [
        {
          before: /^import \{ api \}/m,
          put: "import { signInByBadge } from '@bellwether/contract/calls/accounts/sign-in-ways';",
        },
        {
          atEnd: `
export async function signInWithBadge(Badge: string, domain: string): Promise<void> {
  acceptSession(await api.call(signInByBadge, { body: { Badge, domain } }));
}
`,
        },
      ],
      [`${web}/features/accounts/words.ts`]: [
        { atEnd: "export const WITH_BADGE = 'Sign in by your badge';\n" },
      ],
      [`${web}/features/accounts/sign-in/components/badge-button.tsx`]: [
        {
          all: `import { PlainButton } from '#ui/form/plain-button.tsx';
import { WITH_BADGE } from '../../words.ts';
import { signInWithBadge } from '../api.ts';

interface BadgeButtonProps {
  readonly domain: string;
  readonly read: () => Promise<string>;
  readonly onSignedIn: () => void;
  readonly onFailure: (error: unknown) => void;
}

export function BadgeButton({ domain, read, onSignedIn, onFailure }: BadgeButtonProps) {
  const signIn = async () => signInWithBadge(await read(), domain);
  return (
    <PlainButton onClick={() => void signIn().then(onSignedIn, onFailure)}>
      {WITH_BADGE}
    </PlainButton>
  );
}
`,
        },
      ],
      [`${web}/features/accounts/sign-in/components/sign-in-form.tsx`]: [
        {
          before: /^import \{ DemoAccounts \}/m,
          put: "import { BadgeButton } from './badge-button.tsx';",
        },
        {
          before: /^ {6}<PasskeyButton/m,
          put: '      <BadgeButton domain={domain} read={async () => email} onSignedIn={onSignedIn} onFailure={fail} />',
        },
      ],
    },
    generated: {
      'packages/contract/src/calls/accounts/sign-in-ways.generated.ts': [
        {
          atEnd:
            "export const signInByBadge: Call<typeof contract.signInByBadge> = { method: 'POST', path: '/Auth/Badge', who: 'anyone', isVersioned: false, upload: false };\n",
        },
      ],
    },
  },
];
