import * as mails from '@bellwether/contract/notifications/mails';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, visitorRoute } from '#platform/http/route.ts';
import { switchMails } from './commands.switches.ts';
import { readSwitches, switchByLink, unsubscribe } from './commands.unsubscribe.ts';
import { presentSwitches } from './presenter.ts';
import { mailSwitchesOf } from './queries.switches.ts';
import { refusedMails } from './queries.ts';

export function mailRoutes(context: ServerContext): Route[] {
  return [
    visitorRoute(mails.unsubscribe, async (visitor, { body }) => {
      await unsubscribe(context, visitor, body.Token);
      return {};
    }),
    visitorRoute(mails.readMailSwitches, (_visitor, { body }) => readSwitches(context, body.Token)),
    visitorRoute(mails.switchMailsByLink, (visitor, { body }) =>
      switchByLink(context, visitor, { token: body.Token, mails: body.Mails, isOn: body.IsOn }),
    ),
    route(mails.listMailSwitches, async ({ db, tenant, person }) =>
      presentSwitches(await mailSwitchesOf(db, { tenantId: tenant.id, personId: person.id }), null),
    ),
    route(mails.saveMailSwitch, async (scope, { body }) => {
      const { db, tenant, person, origin, now, requestId } = scope;
      const own = { tenantId: tenant.id, personId: person.id };
      await switchMails(db, { ...own, origin, now, requestId }, body.Mails, body.IsOn);
      return presentSwitches(await mailSwitchesOf(db, own), null);
    }),
    route(mails.getRefusedMails, refusedMails),
  ];
}
