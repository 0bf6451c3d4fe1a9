import * as z from 'zod/mini';
import * as invitations from './accounts/invitations.ts';
import * as links from './accounts/links.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as providers from './accounts/providers.ts';
import * as secondStep from './accounts/second-step.ts';
import * as settings from './accounts/settings.ts';
import * as signInWays from './accounts/sign-in-ways.ts';
import * as tokens from './accounts/tokens.ts';
import * as accounts from './accounts.ts';
import * as actionItems from './action-items.ts';
import * as agentActing from './agents/acting.ts';
import * as agentAllowing from './agents/allowing.ts';
import * as agentScores from './agents/scores.ts';
import * as audit from './audit.ts';
import * as slack from './channels.slack.ts';
import * as channels from './channels.ts';
import * as happenings from './connections/happenings.ts';
import * as guide from './dashboard.guide.ts';
import * as orgMarks from './dashboard.organisation.ts';
import * as reminding from './dashboard.reminding.ts';
import * as teamWeek from './dashboard.team.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import * as approval from './goals/approval.ts';
import * as carryOver from './goals/carry-over.ts';
import * as comments from './goals/comments.ts';
import * as drafting from './goals/drafting.ts';
import * as goal from './goals/goal.ts';
import * as goalImport from './goals/import.ts';
import * as ownership from './goals/ownership.ts';
import * as predictions from './goals/predictions.ts';
import * as reading from './goals/reading.ts';
import * as results from './goals/results.ts';
import * as several from './goals/several.ts';
import * as shelving from './goals/shelving.ts';
import * as summary from './goals/summary.ts';
import * as calibration from './insight/calibration.ts';
import * as forecast from './insight/forecast.ts';
import * as insight from './insight/insight.ts';
import * as look from './insight/look.ts';
import * as opinions from './insight/opinions.ts';
import * as matrix from './matrix.ts';
import * as calendar from './notifications/calendar.ts';
import * as mails from './notifications/mails.ts';
import * as unread from './notifications/unread.ts';
import * as notifications from './notifications.ts';
import * as oneToOne from './one-to-one.ts';
import * as absence from './people/absence.ts';
import * as adding from './people/adding.ts';
import * as avatar from './people/avatar.ts';
import * as personGoals from './people/goals.ts';
import * as personImport from './people/import.ts';
import * as manager from './people/manager.ts';
import * as manual from './people/manual.ts';
import * as notes from './people/notes.ts';
import * as organisation from './people/organisation.ts';
import * as profile from './people/profile.ts';
import * as responsibility from './people/responsibility.ts';
import * as scim from './people/scim.ts';
import * as peopleSeveral from './people/several.ts';
import * as status from './people/status.ts';
import * as peopleViews from './people/views.ts';
import * as people from './people.ts';
import * as companyData from './personal-data.company.ts';
import * as personalData from './personal-data.ts';
import * as reportPreview from './reports/preview.ts';
import * as reportSchedules from './reports/schedules.ts';
import * as reports from './reports.ts';
import * as strategy from './strategy.ts';
import * as suggestions from './suggestions.ts';
import * as summaryEdits from './summaries/edits.ts';
import * as boardPack from './summaries/pack.ts';
import * as summaries from './summaries.ts';
import * as talentAnswered from './talent/answered.ts';
import * as appraisal from './talent/appraisal.ts';
import * as talentCalibration from './talent/calibration.ts';
import * as talentCourse from './talent/course.ts';
import * as talentCycles from './talent/cycles.ts';
import * as talentLabels from './talent/labels.ts';
import * as talentOverview from './talent/overview.ts';
import * as talentPeers from './talent/peers.ts';
import * as selfReview from './talent/self-review.ts';
import * as talentSharing from './talent/sharing.ts';
import * as talentWriting from './talent/writing.ts';
import * as company from './tenant.company.ts';
import * as help from './tenant.help.ts';
import * as tenantSettings from './tenant.settings.ts';
import * as tenant from './tenant.ts';
import * as webhooks from './webhooks.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}

function endpointsIn(feature: object): Endpoint[] {
  return Object.values(feature).filter(isEndpoint);
}

/** The modules with endpoints, by their paths below this folder. */
const modules = {
  'action-items': actionItems,
  'one-to-one': oneToOne,
  accounts,
  'accounts/invitations': invitations,
  'accounts/links': links,
  'accounts/providers': providers,
  'accounts/settings': settings,
  'accounts/sign-in-ways': signInWays,
  'accounts/passkeys': passkeys,
  'accounts/second-step': secondStep,
  'accounts/tokens': tokens,
  'connections/happenings': happenings,
  tenant,
  people,
  'people/profile': profile,
  'people/responsibility': responsibility,
  'people/several': peopleSeveral,
  'people/views': peopleViews,
  'people/scim': scim,
  'people/manager': manager,
  'people/absence': absence,
  'people/adding': adding,
  'people/organisation': organisation,
  'people/goals': personGoals,
  'people/import': personImport,
  'people/status': status,
  'people/notes': notes,
  'people/manual': manual,
  'tenant.company': company,
  'tenant.help': help,
  'tenant.settings': tenantSettings,
  strategy,
  dashboard,
  'dashboard.guide': guide,
  'dashboard.organisation': orgMarks,
  'dashboard.reminding': reminding,
  'dashboard.team': teamWeek,
  'goals/drafting': drafting,
  'goals/approval': approval,
  'goals/predictions': predictions,
  'goals/shelving': shelving,
  'goals/results': results,
  'goals/comments': comments,
  'goals/ownership': ownership,
  'goals/carry-over': carryOver,
  'goals/several': several,
  'goals/import': goalImport,
  'goals/reading': reading,
  'goals/summary': summary,
  matrix,
  suggestions,
  'people/avatar': avatar,
  reports,
  'reports/preview': reportPreview,
  'reports/schedules': reportSchedules,
  'summaries/edits': summaryEdits,
  'summaries/pack': boardPack,
  summaries,
  'notifications/mails': mails,
  'notifications/calendar': calendar,
  'talent/appraisal': appraisal,
  'talent/answered': talentAnswered,
  'talent/course': talentCourse,
  'talent/calibration': talentCalibration,
  'talent/cycles': talentCycles,
  'talent/labels': talentLabels,
  'talent/overview': talentOverview,
  'talent/peers': talentPeers,
  'talent/self-review': selfReview,
  'talent/sharing': talentSharing,
  'talent/writing': talentWriting,
  notifications,
  'notifications/unread': unread,
  'insight/look': look,
  'insight/forecast': forecast,
  'insight/opinions': opinions,
  'insight/calibration': calibration,
  audit,
  'personal-data.company': companyData,
  'personal-data': personalData,
  webhooks,
  'agents/acting': agentActing,
  'agents/allowing': agentAllowing,
  'agents/scores': agentScores,
  channels,
  'channels.slack': slack,
} as const;

type Feature = (typeof modules)[keyof typeof modules];
type NameIn<F> = { [Name in keyof F]: F[Name] extends Endpoint ? Name : never }[keyof F];
type ByNameIn<F, Name> = Name extends keyof F ? F[Name] : never;

/** The names of all endpoints; each endpoint's name is the name of its export. */
export type EndpointName = Feature extends infer F ? (F extends Feature ? NameIn<F> : never) : never;

/** The endpoint with this name. */
export type EndpointNamed<Name extends EndpointName> = Extract<
  Feature extends infer F ? (F extends Feature ? ByNameIn<F, Name> : never) : never,
  Endpoint
>;

/** Every call of the product. OpenAPI and the server's completeness test read it. */
export const endpoints: readonly Endpoint[] = Object.values(modules).flatMap((feature) =>
  endpointsIn(feature),
);

/** The endpoints of each module, by the module's path below this folder. */
export const endpointModules: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(modules).map(([path, feature]) => [path, endpointsIn(feature)]),
);

/** The schemas that have a name, as `[name, schema]`: `goalInfoSchema` is `GoalInfo`. */
export const namedSchemas: readonly (readonly [string, z.ZodMiniType])[] = [
  goal,
  insight,
  ...Object.values(modules),
].flatMap((feature) =>
  Object.entries(feature).flatMap(([name, value]) =>
    name.endsWith('Schema') && value instanceof z.ZodMiniObject
      ? [[name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length), value] as const]
      : [],
  ),
);
