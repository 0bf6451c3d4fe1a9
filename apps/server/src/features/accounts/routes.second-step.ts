import * as passkeys from '@bellwether/contract/accounts/passkeys';
import * as steps from '@bellwether/contract/accounts/second-step';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import {
  askConfirming,
  askPasskey,
  confirmByPasskey,
  demandSite,
  signInByPasskey,
} from './passkeys/commands.sign-in.ts';
import { addPasskey, askNewPasskey, removePasskey } from './passkeys/commands.ts';
import { passkeysOf } from './passkeys/statements.ts';
import type { presentSession } from './presenter.ts';
import { beginCodes, confirmCodes, removeCodes } from './second-step/commands.codes.ts';
import { askSecondStep, finishSecondStep } from './second-step/commands.half.ts';
import { renewRecoveryCodes } from './second-step/commands.recovery.ts';
import { resetSecondStep } from './second-step/commands.reset.ts';
import { isRequired, secondStepOf } from './second-step/queries.ts';

type Present = (scope: Scope, token: string) => ReturnType<typeof presentSession>;
const mine = ({ tenant, person }: Scope) => ({ tenantId: tenant.id, personId: person.id });

/** Returns the calls of passkeys and of the second step (accounts.18, accounts.19). */
export function secondStepRoutes(context: ServerContext, present: Present): Route[] {
  const { config } = context;
  return [
    route(passkeys.listPasskeys, async (scope) => ({
      data: (await passkeysOf(scope.db, mine(scope))).map((row) => ({
        Id: row.id,
        Name: row.name,
        CreatedAt: instantToIso(row.createdAt),
        LastUsedAt: row.lastUsedAt === null ? null : instantToIso(row.lastUsedAt),
      })),
    })),
    route(passkeys.askNewPasskey, (scope, _input, { host }) =>
      askNewPasskey(scope, demandSite(context, host)),
    ),
    route(passkeys.addPasskey, async (scope, { body }, { host }) => {
      const asked = { name: body.Name, answer: body.Answer, site: demandSite(context, host) };
      const { id, recoveryCodes } = await addPasskey(scope, asked);
      return { Id: id, RecoveryCodes: recoveryCodes };
    }),
    route(passkeys.removePasskey, async (scope, { params }) => {
      await removePasskey(scope, params.id);
      return { Id: params.id };
    }),
    route(passkeys.askConfirmingPasskey, (scope, _input, { host }) =>
      askConfirming(scope, demandSite(context, host)),
    ),
    route(passkeys.confirmByPasskey, async (scope, { body }, { host }) => {
      await confirmByPasskey(scope, body.Answer, demandSite(context, host));
      return {};
    }),
    visitorRoute(passkeys.askPasskey, (visitor, { body }) => askPasskey(context, visitor, body.domain)),
    visitorRoute(passkeys.signInByPasskey, (visitor, { body: { Answer: answer, domain, device } }) =>
      context.signIns.counted(
        'passkey',
        signInByPasskey(context, visitor, { answer, domain, device }, present),
      ),
    ),
    route(steps.getSecondStep, async (scope) => {
      const { codesSince, recoveryCodesLeft, hasPassword } = await secondStepOf(scope.db, mine(scope));
      return {
        CodesSince: codesSince === null ? null : instantToIso(codesSince),
        RecoveryCodesLeft: recoveryCodesLeft,
        IsRequired: isRequired(scope),
        HasPassword: hasPassword,
      };
    }),
    route(steps.beginCodes, (scope) => beginCodes(scope, config)),
    route(steps.confirmCodes, async (scope, { body }) => ({
      RecoveryCodes: await confirmCodes(scope, config, body.Code),
    })),
    route(steps.removeCodes, async (scope) => {
      await removeCodes(scope);
      return {};
    }),
    route(steps.renewRecoveryCodes, async (scope) => ({ RecoveryCodes: await renewRecoveryCodes(scope) })),
    visitorRoute(steps.askSecondStep, (visitor, { body }) => askSecondStep(context, visitor, body.Token)),
    visitorRoute(steps.finishSecondStep, (visitor, { body }) =>
      context.signIns.counted(
        'second_step',
        finishSecondStep(
          context,
          visitor,
          { token: body.Token, code: body.Code, answer: body.Answer, device: body.device },
          present,
        ),
      ),
    ),
    route(steps.resetSecondStep, async (scope, { params }) => {
      await resetSecondStep(scope, params.id);
      return { Id: params.id };
    }),
  ];
}
