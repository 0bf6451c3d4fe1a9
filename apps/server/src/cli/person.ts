import { numbered } from '@bellwether/domain/shared/counted';
import {
  type Ended,
  endSessionsOf,
  makePasswordLink,
  unlockByOperator,
} from '../features/accounts/commands.operator.ts';
import { findByEmail, type ShownPerson } from '../features/accounts/queries.operator.ts';
import { makeCeoByOperator, makeOrgAdmin } from '../features/people/roles/commands.operator.ts';
import { tenantUrl } from '../platform/config/tenant-host.ts';
import type { ServerContext } from '../platform/context.ts';
import type { EventScope } from '../platform/events/record-event.ts';
import type { TenantScope } from '../platform/session/scope.ts';
import { demandYes, yesOption } from './ask.ts';
import { type Command, type Given, type Terminal, UsageError } from './command.ts';
import { configOfLinks, inCompany, withDatabase } from './session.ts';

const operands = {
  SUBDOMAIN: { says: 'the company' },
  ADDRESS: { says: 'the e-mail with which the person signs in' },
};

/** Returns the person of an e-mail address. @throws UsageError without one. */
export async function findPerson(scope: EventScope, email: string): Promise<ShownPerson> {
  const found = await findByEmail(scope, email);
  if (!found) throw new UsageError(`Nobody of this company signs in with ${email}.`);
  return found;
}

/** Returns the line about what was ended. */
export function saidEnded(counts: readonly Ended[]): string {
  const of = (what: keyof Ended) => counts.reduce((sum, count) => sum + count[what], 0);
  const programs = `${numbered(of('tokens'), 'personal token')} and ${numbered(of('agents'), 'agent')}`;
  return `${numbered(of('sessions'), 'session')}, ${programs} ended.`;
}

interface PersonAct {
  readonly name: string;
  readonly says: string;
  /** The question before the act; absent for acts that harm nobody. */
  question?(person: ShownPerson, scope: TenantScope): string;
  /** Does the act and returns the line about it. */
  act(scope: TenantScope, person: ShownPerson, context: ServerContext): Promise<string>;
}

const acts: readonly PersonAct[] = [
  {
    name: 'unlock',
    says: 'Ends the lock of an account after too many wrong passwords.',
    async act(scope, person) {
      await unlockByOperator(scope, person);
      return `${person.name} may try again now.`;
    },
  },
  {
    name: 'end-sessions',
    says:
      'Signs a person out everywhere, from the next request on, and ends personal tokens, agents, the link to Slack and the ' +
      'secret calendar address.',
    question: ({ name }) => `Sign out ${name} everywhere?`,
    async act(scope, person) {
      return saidEnded([await endSessionsOf(scope, person.id)]);
    },
  },
  {
    name: 'reset-link',
    says:
      'Prints a link with which the person chooses a password, for one hour; for somebody invited, the invitation, for 14 days. ' +
      'Earlier links end, and nothing is mailed. Whoever has the link can take the account over: give it to that person only.',
    question: ({ name }) => `Print a link that takes over the account of ${name}?`,
    async act(scope, person, context) {
      if (!person.isActive)
        throw new UsageError(`${person.name} is deactivated: activate the profile first.`);
      const path = await makePasswordLink(scope, person);
      return tenantUrl(scope.tenant.subdomain, await configOfLinks(context)) + path;
    },
  },
  {
    name: 'make-org-admin',
    says: 'Makes a person an org admin, for a company that has nobody left who can.',
    question: ({ name }, { tenant }) => `Let ${name} administer all people of ${tenant.name}?`,
    async act(scope, person) {
      await makeOrgAdmin(scope, person.id);
      return `${person.name} is an org admin.`;
    },
  },
  {
    name: 'make-ceo',
    says: 'Makes a person the ceo, for a company whose ceo left. A ceo who is still active becomes a manager who reports to them.',
    question: ({ name }, { tenant }) => `Make ${name} the ceo of ${tenant.name}?`,
    async act(scope, person) {
      await makeCeoByOperator(scope, person.id);
      return `${person.name} is the ceo.`;
    },
  },
];

const showCommand: Command = {
  name: 'person show',
  says: 'Shows role, rights and state of an account, and nothing that the person wrote.',
  operands,
  options: {},
  async run(given, terminal) {
    return withDatabase(terminal, (context) =>
      inCompany(context, given.SUBDOMAIN ?? '', async (scope) => {
        for (const line of linesOf(await findPerson(scope, given.ADDRESS ?? ''))) terminal.print(line);
        return 0;
      }),
    );
  },
};

function linesOf(person: ShownPerson): string[] {
  const at = (instant: number | null) => (instant === null ? 'never' : new Date(instant).toISOString());
  const state = person.hasAccepted ? 'active' : 'has not accepted the invitation';
  const lines = {
    name: person.name,
    address: person.email,
    id: String(person.id),
    role: [person.role, ...person.flags].join(', '),
    manager: person.manager ?? 'none',
    state: person.isActive ? state : 'deactivated',
    locked: person.lockedUntil === null ? 'no' : `until ${at(person.lockedUntil)}`,
    'last seen': at(person.lastSeenAt),
    sessions: `${person.sessions} open`,
  };
  return Object.entries(lines).map(([name, text]) => `${name.padEnd(10)} ${text}`);
}

function commandOf(act: PersonAct): Command {
  return {
    name: `person ${act.name}`,
    says: act.says,
    operands,
    options: act.question ? yesOption : {},
    run: (given, terminal) => runAct(act, given, terminal),
  };
}

async function runAct(act: PersonAct, given: Given, terminal: Terminal): Promise<number> {
  const { SUBDOMAIN = '', ADDRESS = '' } = given;
  return withDatabase(terminal, async (context) => {
    // The question waits outside of a transaction, so the person is read again afterwards.
    const question = await inCompany(context, SUBDOMAIN, async (scope) =>
      act.question?.(await findPerson(scope, ADDRESS), scope),
    );
    if (question !== undefined) await demandYes(given, terminal, question);
    terminal.print(
      await inCompany(context, SUBDOMAIN, async (scope) =>
        act.act(scope, await findPerson(scope, ADDRESS), context),
      ),
    );
    return 0;
  });
}

export const personCommands: readonly Command[] = [showCommand, ...acts.map(commandOf)];
