import { pdfMediaType, xlsxMediaType } from '@bellwether/contract/file';
import * as appraisal from '@bellwether/contract/talent/appraisal';
import * as course from '@bellwether/contract/talent/course';
import * as labels from '@bellwether/contract/talent/labels';
import * as overview from '@bellwether/contract/talent/overview';
import * as writing from '@bellwether/contract/talent/writing';
import type { ServerContext } from '#platform/context.ts';
import type { PrintedDocument } from '#platform/documents/printed-document.ts';
import type { Workbook } from '#platform/documents/workbook.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandTalent } from './access.ts';
import { answeredRoutes } from './answers/routes.ts';
import { calibrationRoutes } from './calibration/routes.ts';
import { closeUnsigned, stateByEmployee } from './commands.closing.ts';
import { saveLabels } from './commands.labels.ts';
import { signByEmployee, signByManager } from './commands.signing.ts';
import { changeAppraisal, giveAppraisal, removeAppraisal, startAppraisal } from './commands.ts';
import { printedCourseOf } from './course/queries.print.ts';
import { courseOf } from './course/queries.ts';
import { cycleRoutes } from './cycles/routes.ts';
import { remindPeersOf } from './peers/queries.owing.ts';
import { peerRoutes } from './peers/routes.ts';
import { distributionOf } from './queries.distribution.ts';
import { complianceOf, type Ordered } from './queries.documents.ts';
import { evidenceOf } from './queries.evidence.ts';
import { presentLabels, presentSettings, talentSettingsOf } from './queries.labels.ts';
import { matrixOf, overviewOf, progressOf, remindWritersOf, scheduleOf } from './queries.overview.ts';
import { printOf } from './queries.print.ts';
import { appraisalOf, appraisalsOf } from './queries.ts';
import { selfReviewRoutes } from './self-review/routes.ts';

type Documents = ServerContext['documents'];

/** Returns the calls of talent. Files are written after the commit, in a thread. */
export function talentRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  return [
    ...readingRoutes,
    ...actRoutes,
    ...settingRoutes,
    ...cycleRoutes,
    ...peerRoutes,
    ...answeredRoutes,
    ...calibrationRoutes,
    ...selfReviewRoutes,
    waitingRoute(overview.getTalentExcel, (scope, { params, query }) =>
      inThread(
        scope,
        documents,
        () => onStandby(scope, (reading) => complianceOf(reading, { ...params, cycleId: query.Cycle })),
        excelOf,
      ),
    ),
    waitingRoute(overview.getTalentExcelByFlag, (scope, { params, query }) =>
      inThread(
        scope,
        documents,
        () => onStandby(scope, (reading) => complianceOf(reading, { ...params, cycleId: query.Cycle })),
        excelOf,
      ),
    ),
    waitingRoute(appraisal.printAppraisal, (scope, { params }) =>
      inThread(scope, documents, () => printOf(scope, params.id), pdfOf),
    ),
    waitingRoute(course.printCourse, (scope, { params }) =>
      inThread(
        scope,
        documents,
        () => onStandby(scope, (reading) => printedCourseOf(reading, params.userId)),
        pdfOf,
      ),
    ),
  ];
}

interface Written<Content> {
  readonly mediaType: string;
  write(documents: Documents, reader: Parameters<Documents['pdf']>[0], content: Content): Promise<Uint8Array>;
}
const excelOf: Written<Workbook> = {
  mediaType: xlsxMediaType,
  write: (documents, reader, workbook) => documents.excel(reader, workbook),
};
const pdfOf: Written<PrintedDocument> = {
  mediaType: pdfMediaType,
  write: (documents, reader, document) => documents.pdf(reader, document),
};

/** Reads the content of a file if a thread is free to write it (reports.8). */
async function inThread<Content>(
  { tenant, person }: Scope,
  documents: Documents,
  read: () => Promise<Ordered<Content>>,
  { mediaType, write }: Written<Content>,
) {
  const reader = `${tenant.id}.${person.id}`;
  documents.demandPlace(reader);
  const { name, content } = await read();
  return async (gone: AbortSignal) => ({
    name,
    mediaType,
    bytes: await write(documents, { person: reader, gone }, content),
  });
}

const readingRoutes: readonly Route[] = [
  route(overview.getTalentSchedule, scheduleOf),
  route(overview.listTalentProgress, async (scope, { params }) => ({
    data: await progressOf(scope, params),
  })),
  route(overview.getTalentOverview, overviewOf),
  route(overview.getTalentMatrix, matrixOf),
  route(appraisal.listAppraisalsOfPerson, (scope, { params }) => appraisalsOf(scope, params.userId)),
  route(course.getCourse, (scope, { params }) => courseOf(scope, params.userId)),
  route(appraisal.getAppraisal, (scope, { params }) => appraisalOf(scope, params.id)),
  route(writing.getAppraisalGoals, (scope, { params, query }) =>
    evidenceOf(scope, { ...params, cursor: query.Cursor }),
  ),
  route(writing.getRatingDistribution, (scope, { params, query }) =>
    distributionOf(scope, { periodId: params.periodId, cycleId: query.Cycle }),
  ),
];

const actRoutes: readonly Route[] = [
  route(overview.remindWriters, remindWritersOf),
  route(overview.remindPeers, remindPeersOf),
  route(appraisal.createAppraisal, async (scope, { body }) =>
    appraisalOf(scope, await startAppraisal(scope, body)),
  ),
  route(appraisal.saveAppraisal, async (scope, { params, body }) => {
    await changeAppraisal(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
  route(appraisal.deleteAppraisal, async (scope, { params, query }) => {
    await removeAppraisal(scope, params.id, query.UpdatedAt);
    return { Id: params.id };
  }),
  route(appraisal.shareAppraisal, async (scope, { params, query }) => {
    await giveAppraisal(scope, params.id, query.UpdatedAt);
    return { evaluationData: await appraisalOf(scope, params.id) };
  }),
  route(appraisal.acknowledgeAppraisal, async (scope, { params, body }) => {
    await signByEmployee(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
  route(appraisal.completeAppraisal, async (scope, { params, body }) => {
    await signByManager(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
  route(appraisal.closeAppraisal, async (scope, { params, body }) => {
    await closeUnsigned(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
  route(appraisal.addStatement, async (scope, { params, body }) => {
    await stateByEmployee(scope, params.id, body);
    return appraisalOf(scope, params.id);
  }),
];

const settingRoutes: readonly Route[] = [
  route(labels.getTalentLabels, async (scope) => {
    demandTalent(scope);
    return presentLabels((await talentSettingsOf(scope)).labels);
  }),
  route(labels.getTalentSettings, async (scope) => {
    demandTalent(scope);
    return presentSettings(scope, await talentSettingsOf(scope));
  }),
  route(labels.saveTalentLabels, async (scope, { body }) => {
    demandTalent(scope);
    return presentSettings(scope, await saveLabels(scope, body));
  }),
];
