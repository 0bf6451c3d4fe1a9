import { pdfMediaType, pptxMediaType } from '@bellwether/contract/file';
import * as pack from '@bellwether/contract/summaries/pack';
import type { Locale } from '@bellwether/domain/locale/locales';
import type { ServerContext } from '#platform/context.ts';
import { fileNameOf, quarterInName } from '#platform/documents/file-name.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { savePack } from './commands.pack.ts';
import { packDeck, presentPack } from './presenter.pack.ts';
import { packFacts } from './queries.pack.ts';
import { coverPictures } from './queries.pictures.ts';

/** Returns the scope of the same person with another language and form of dates, for a file that others read. */
function inLanguage(scope: Scope, locale: Locale, { languageOf }: Pick<ServerContext, 'languageOf'>): Scope {
  return { ...scope, language: languageOf(locale), person: { ...scope.person, locale } };
}

/** Returns the calls of board packs (summaries.7). */
export function packRoutes(context: ServerContext): Route[] {
  return [
    route(pack.getBoardPack, async (scope, { params }) =>
      presentPack(scope, await packFacts(scope, params.periodId)),
    ),
    route(pack.saveBoardPack, async (scope, { params, body }) => ({
      Version: await savePack(scope, params.periodId, {
        version: body.Version,
        notes: body.Notes.map(({ Slide, Text }) => ({ slide: Slide, text: Text })),
      }),
    })),
    waitingRoute(pack.makeBoardPack, async (reading, { params, body }) => {
      const scope = inLanguage(reading, body.Locale ?? reading.tenant.locale, context);
      const facts = await packFacts(scope, params.periodId);
      const shown = presentPack(scope, facts);
      await recordEvent(scope, {
        kind: 'summary.made',
        subjectId: null,
        detail: { summary: 'quarterly', audience: 2, made: body.Format },
      });
      const pictures = await coverPictures(scope, { subject: scope.person }, context.files);
      const person = `${scope.tenant.id}.${scope.person.id}`;
      const name = fileNameOf(scope, 'boardPack', quarterInName(facts.period));
      return async (gone) => ({
        name: `${name}.${body.Format}`,
        mediaType: body.Format === 'pdf' ? pdfMediaType : pptxMediaType,
        bytes: await context.documents.deck(
          { person, gone },
          packDeck(scope, shown, await pictures()),
          body.Format,
        ),
      });
    }),
  ];
}
