import * as manual from '@bellwether/contract/people/manual';
import { noAnswers } from '@bellwether/domain/people/manual/answers';
import { openAssessment } from '#platform/assessment/open-assessment.ts';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, uploadRoute, waitingRoute } from '#platform/http/route.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { holdManual, holdReport } from './access.ts';
import { saveAnswers } from './commands.answers.ts';
import { addUpload, keepPdf, saveAttachment, saveEntry } from './commands.entry.ts';
import { OutsideManuals } from './commands.outside.ts';
import { connectBuiltIn, questionnairePath, registerBuiltIn } from './commands.ts';
import {
  presentAnswers,
  presentConnection,
  presentEntry,
  presentManual,
  presentReport,
} from './presenter.ts';
import { answersOf, builtInReport } from './queries.answers.ts';
import { attachmentOf } from './queries.ts';

/**
 * Returns the calls of the user manual, with the configured assessment service or the built-in questionnaire
 * (people.26, people.27, people.28).
 */
export function manualRoutes(context: ServerContext, service = openAssessment(context.config)): Route[] {
  const { files } = context;
  const outside = service && new OutsideManuals(context, service);
  return [
    waitingRoute(manual.registerManual, async (scope, { params }) => {
      if (!outside) {
        const reply = presentConnection(await registerBuiltIn(scope, params.x), questionnairePath);
        return async () => reply;
      }
      const row = await outside.prepare(scope, params.x);
      return async (gone, again) => presentConnection(await outside.register(again, row, gone), null);
    }),
    waitingRoute(manual.connectManual, async (scope, { params }) => {
      if (!outside) {
        const reply = presentConnection(await connectBuiltIn(scope, params.x), questionnairePath);
        return async () => reply;
      }
      const prepared = await outside.prepare(scope, params.x);
      return async (gone, again) => {
        const { row, url } = await outside.connect(again, prepared, gone);
        return presentConnection(row, url);
      };
    }),
    waitingRoute(manual.getManual, async (scope, { params }) => {
      const held = await holdManual(scope, params.profileId);
      const { assessment, isSelf } = held;
      if (!outside || !isSelf || assessment?.service !== 'outside') return async () => presentManual(held);
      return async (gone, again) =>
        presentManual({ ...held, assessment: await outside.follow(again, assessment, gone) });
    }),
    waitingRoute(manual.getManualReport, async (scope, { params }) => {
      const { personName, assessment } = await holdReport(scope, params.publicKey);
      const withLeading = params.flag === '1';
      const own = builtInReport(assessment, { withLeading, language: scope.language });
      if (own) return async () => presentReport(personName, own);
      if (!outside || assessment.service !== 'outside') throw notFound();
      return async (gone, again) =>
        presentReport(personName, await outside.report(again, assessment, { withLeading, gone }));
    }),
    route(manual.saveManualEntry, async (scope, { body }) => presentEntry(await saveEntry(scope, body))),
    route(manual.saveManualAttachment, async (scope, { body }) =>
      presentEntry(await saveAttachment(scope, body.FilePath)),
    ),
    // Read the bytes after the commit, because the storage may be slow.
    waitingRoute(manual.downloadManual, async (scope, { params }) => {
      const { place, ...file } = await attachmentOf(scope, params.id);
      return async () => {
        const bytes = await files.read(place);
        if (!bytes) throw notFound();
        return { ...file, bytes };
      };
    }),
    uploadRoute(manual.uploadManual, {
      hold: async (scope) => ({ tenantId: scope.tenant.id }),
      keep: (file, act) => keepPdf(files, file, act),
      save: async (scope, _input, file) => {
        await addUpload(scope, file);
        return { FilePath: file.key };
      },
    }),
    route(manual.getManualAnswers, async (scope) => {
      const { assessment } = await holdManual(scope, scope.person.id);
      return presentAnswers(assessment, assessment ? answersOf(assessment) : noAnswers);
    }),
    route(manual.saveManualAnswers, async (scope, { body }) => presentManual(await saveAnswers(scope, body))),
  ];
}
