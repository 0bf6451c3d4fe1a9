import { restoreSession } from '@bellwether/contract/calls/accounts';
import { getDashboard } from '@bellwether/contract/calls/dashboard';
import { countWaitingGoals, getGoal, listGoals, listPeriods } from '@bellwether/contract/calls/goals/reading';
import { summarizeGoals } from '@bellwether/contract/calls/goals/summary';
import type { CallInput } from '@bellwether/contract/client';
import type { Call, Endpoint, EndpointReply } from '@bellwether/contract/endpoint';
import type { ReminderType } from '@bellwether/domain/dashboard/reminders';

/** Returns what may be stored of a reply; undefined: nothing. `me`: the id of the signed-in person. */
type Keeps<E extends Endpoint> = (
  reply: EndpointReply<E>,
  input: CallInput<E>,
  me: number,
) => EndpointReply<E> | undefined;

interface KeptCall {
  readonly call: Call;
  keep(reply: unknown, input: unknown, me: number): unknown;
}

function kept<E extends Endpoint>(call: Call<E>, keeps: Keeps<E>): KeptCall {
  return { call, keep: (reply, input, me) => keeps(reply as EndpointReply<E>, input as CallInput<E>, me) };
}

/** Reminders about a person's own goals. The other kinds tell about other people, and are not stored. */
const ownReminders: readonly ReminderType[] = ['update', 'finalize', 'sent_back', 'draft', 'add_goal'];

/**
 * The calls whose answers a device stores for reading without a network (screens.12): the session, the dashboard, and the
 * person's own goals. Nothing else is stored, so a new call is not until it stands here.
 */
export const keptCalls: readonly KeptCall[] = [
  // The token has its own place, which a sign-out clears.
  kept(restoreSession, (session) => ({ ...session, Token: '' })),
  kept(getDashboard, (dashboard, { query }, me) => {
    if (query?.after) return undefined;
    const groups = dashboard.ReminderGroups?.filter(({ Type }) => ownReminders.includes(Type)) ?? null;
    return {
      ...dashboard,
      Reminders:
        dashboard.Reminders?.filter(({ Type, User }) => User.Id === me && ownReminders.includes(Type)) ??
        null,
      ReminderGroups: groups,
      ReminderCount: groups?.reduce((sum, { Count }) => sum + Count, 0) ?? null,
      Next: null,
      // Owners write these sentences for few readers.
      CompanyGoals: dashboard.CompanyGoals?.map((goal) => ({ ...goal, Sentence: null })) ?? null,
    };
  }),
  kept(listGoals, (list, { body }, me) => {
    if (body.GoalSelectFilter !== 'MyGoals' || body.Cursor || body.Deleted) return undefined;
    return { ...list, data: list.data.filter(({ User }) => User.Id === me) };
  }),
  kept(summarizeGoals, (summary, { body }) => (body.GoalSelectFilter === 'MyGoals' ? summary : undefined)),
  kept(getGoal, (info, _, me) => (info.Goal.User.Id === me ? info : undefined)),
  kept(listPeriods, (periods) => periods),
  kept(countWaitingGoals, (count) => count),
];

/** Returns how a call's answers are stored; undefined: not at all. */
export function keptCallOf(call: Call): KeptCall | undefined {
  return keptCalls.find((each) => each.call.method === call.method && each.call.path === call.path);
}

/** Names an answer: the call and its input. */
export function answerKeyOf(
  { path }: Call,
  { params, query, body }: Omit<CallInput<Endpoint>, 'signal'>,
): string {
  return JSON.stringify([path, params ?? null, query ?? null, body ?? null]);
}
