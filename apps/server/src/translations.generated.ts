/** Written by tools/write-translations.ts: the words files with their brothers in each other language. */
import * as english0 from './features/accounts/links/words.mails.ts';
import * as de0 from './features/accounts/links/words.mails.de.ts';
import * as english1 from './features/accounts/links/words.ts';
import * as de1 from './features/accounts/links/words.de.ts';
import * as english2 from './features/accounts/passkeys/words.ts';
import * as de2 from './features/accounts/passkeys/words.de.ts';
import * as english3 from './features/accounts/providers/words.mails.ts';
import * as de3 from './features/accounts/providers/words.mails.de.ts';
import * as english4 from './features/accounts/providers/words.ts';
import * as de4 from './features/accounts/providers/words.de.ts';
import * as english5 from './features/accounts/second-step/words.mails.ts';
import * as de5 from './features/accounts/second-step/words.mails.de.ts';
import * as english6 from './features/accounts/second-step/words.ts';
import * as de6 from './features/accounts/second-step/words.de.ts';
import * as english7 from './features/accounts/tokens/words.ts';
import * as de7 from './features/accounts/tokens/words.de.ts';
import * as english8 from './features/accounts/words.mails.ts';
import * as de8 from './features/accounts/words.mails.de.ts';
import * as english9 from './features/accounts/words.ts';
import * as de9 from './features/accounts/words.de.ts';
import * as english10 from './features/action-items/words.ts';
import * as de10 from './features/action-items/words.de.ts';
import * as english11 from './features/agents/words.tools.ts';
import * as de11 from './features/agents/words.tools.de.ts';
import * as english12 from './features/agents/words.ts';
import * as de12 from './features/agents/words.de.ts';
import * as english13 from './features/audit/words.ts';
import * as de13 from './features/audit/words.de.ts';
import * as english14 from './features/channels/slack/words.ts';
import * as de14 from './features/channels/slack/words.de.ts';
import * as english15 from './features/channels/words.ts';
import * as de15 from './features/channels/words.de.ts';
import * as english16 from './features/dashboard/words.ts';
import * as de16 from './features/dashboard/words.de.ts';
import * as english17 from './features/goals/drafting/words.ts';
import * as de17 from './features/goals/drafting/words.de.ts';
import * as english18 from './features/goals/importing/words.ts';
import * as de18 from './features/goals/importing/words.de.ts';
import * as english19 from './features/goals/ownership/words.ts';
import * as de19 from './features/goals/ownership/words.de.ts';
import * as english20 from './features/goals/predictions/words.ts';
import * as de20 from './features/goals/predictions/words.de.ts';
import * as english21 from './features/goals/reading/words.ts';
import * as de21 from './features/goals/reading/words.de.ts';
import * as english22 from './features/goals/results/words.ts';
import * as de22 from './features/goals/results/words.de.ts';
import * as english23 from './features/goals/words.ts';
import * as de23 from './features/goals/words.de.ts';
import * as english24 from './features/insight/opinions/words.ts';
import * as de24 from './features/insight/opinions/words.de.ts';
import * as english25 from './features/notifications/calendar/words.ts';
import * as de25 from './features/notifications/calendar/words.de.ts';
import * as english26 from './features/notifications/mails/words.digest.ts';
import * as de26 from './features/notifications/mails/words.digest.de.ts';
import * as english27 from './features/notifications/mails/words.turn.ts';
import * as de27 from './features/notifications/mails/words.turn.de.ts';
import * as english28 from './features/notifications/words.ts';
import * as de28 from './features/notifications/words.de.ts';
import * as english29 from './features/one-to-one/words.ts';
import * as de29 from './features/one-to-one/words.de.ts';
import * as english30 from './features/people/absence/words.ts';
import * as de30 from './features/people/absence/words.de.ts';
import * as english31 from './features/people/import/words.ts';
import * as de31 from './features/people/import/words.de.ts';
import * as english32 from './features/people/manual/words.ts';
import * as de32 from './features/people/manual/words.de.ts';
import * as english33 from './features/people/profile/words.mails.ts';
import * as de33 from './features/people/profile/words.mails.de.ts';
import * as english34 from './features/people/scim/words.ts';
import * as de34 from './features/people/scim/words.de.ts';
import * as english35 from './features/people/words.ts';
import * as de35 from './features/people/words.de.ts';
import * as english36 from './features/personal-data/words.company.ts';
import * as de36 from './features/personal-data/words.company.de.ts';
import * as english37 from './features/personal-data/words.ts';
import * as de37 from './features/personal-data/words.de.ts';
import * as english38 from './features/reports/words.ts';
import * as de38 from './features/reports/words.de.ts';
import * as english40 from './features/suggestions/words.ts';
import * as de40 from './features/suggestions/words.de.ts';
import * as english42 from './features/summaries/words.pack.ts';
import * as de42 from './features/summaries/words.pack.de.ts';
import * as english43 from './features/summaries/words.ts';
import * as de43 from './features/summaries/words.de.ts';
import * as english44 from './features/talent/answers/words.ts';
import * as de44 from './features/talent/answers/words.de.ts';
import * as english45 from './features/talent/calibration/words.ts';
import * as de45 from './features/talent/calibration/words.de.ts';
import * as english46 from './features/talent/course/words.ts';
import * as de46 from './features/talent/course/words.de.ts';
import * as english47 from './features/talent/cycles/words.ts';
import * as de47 from './features/talent/cycles/words.de.ts';
import * as english48 from './features/talent/peers/words.ts';
import * as de48 from './features/talent/peers/words.de.ts';
import * as english49 from './features/talent/self-review/words.ts';
import * as de49 from './features/talent/self-review/words.de.ts';
import * as english50 from './features/talent/words.ts';
import * as de50 from './features/talent/words.de.ts';
import * as english51 from './features/tenant/words.ts';
import * as de51 from './features/tenant/words.de.ts';
import * as english52 from './features/webhooks/words.ts';
import * as de52 from './features/webhooks/words.de.ts';
import * as english53 from './platform/documents/words.ts';
import * as de53 from './platform/documents/words.de.ts';
import * as english54 from './platform/http/words.manifest.ts';
import * as de54 from './platform/http/words.manifest.de.ts';
import * as english55 from './platform/mail/words.ts';
import * as de55 from './platform/mail/words.de.ts';
import * as english56 from './platform/refusal/words.files.ts';
import * as de56 from './platform/refusal/words.files.de.ts';
import * as english57 from './platform/refusal/words.ts';
import * as de57 from './platform/refusal/words.de.ts';
import * as english58 from '@bellwether/contract/words.files';
import * as de58 from '@bellwether/contract/words.files.de';
import * as english59 from '@bellwether/contract/words.problem';
import * as de59 from '@bellwether/contract/words.problem.de';
import * as english60 from '@bellwether/contract/words';
import * as de60 from '@bellwether/contract/words.de';
import * as english61 from '@bellwether/domain/accounts/passwords/words';
import * as de61 from '@bellwether/domain/accounts/passwords/words.de';
import * as english62 from '@bellwether/domain/accounts/providers/words';
import * as de62 from '@bellwether/domain/accounts/providers/words.de';
import * as english63 from '@bellwether/domain/accounts/second-step/words';
import * as de63 from '@bellwether/domain/accounts/second-step/words.de';
import * as english64 from '@bellwether/domain/accounts/tokens/words';
import * as de64 from '@bellwether/domain/accounts/tokens/words.de';
import * as english65 from '@bellwether/domain/action-items/words';
import * as de65 from '@bellwether/domain/action-items/words.de';
import * as english66 from '@bellwether/domain/agents/words';
import * as de66 from '@bellwether/domain/agents/words.de';
import * as english67 from '@bellwether/domain/audit/words';
import * as de67 from '@bellwether/domain/audit/words.de';
import * as english68 from '@bellwether/domain/calendar/words';
import * as de68 from '@bellwether/domain/calendar/words.de';
import * as english69 from '@bellwether/domain/channels/words.slack';
import * as de69 from '@bellwether/domain/channels/words.slack.de';
import * as english70 from '@bellwether/domain/channels/words';
import * as de70 from '@bellwether/domain/channels/words.de';
import * as english71 from '@bellwether/domain/channels/writer.en';
import * as de71 from '@bellwether/domain/channels/writer.de';
import * as english72 from '@bellwether/domain/dashboard/words';
import * as de72 from '@bellwether/domain/dashboard/words.de';
import * as english73 from '@bellwether/domain/goals/import/words';
import * as de73 from '@bellwether/domain/goals/import/words.de';
import * as english74 from '@bellwether/domain/goals/words.badges';
import * as de74 from '@bellwether/domain/goals/words.badges.de';
import * as english75 from '@bellwether/domain/goals/words.moves';
import * as de75 from '@bellwether/domain/goals/words.moves.de';
import * as english76 from '@bellwether/domain/goals/words.rating';
import * as de76 from '@bellwether/domain/goals/words.rating.de';
import * as english77 from '@bellwether/domain/goals/words.states';
import * as de77 from '@bellwether/domain/goals/words.states.de';
import * as english78 from '@bellwether/domain/goals/words.texts';
import * as de78 from '@bellwether/domain/goals/words.texts.de';
import * as english79 from '@bellwether/domain/goals/words';
import * as de79 from '@bellwether/domain/goals/words.de';
import * as english80 from '@bellwether/domain/insight/opinions/words';
import * as de80 from '@bellwether/domain/insight/opinions/words.de';
import * as english81 from '@bellwether/domain/insight/writer.en';
import * as de81 from '@bellwether/domain/insight/writer.de';
import * as english82 from '@bellwether/domain/matrix/words';
import * as de82 from '@bellwether/domain/matrix/words.de';
import * as english83 from '@bellwether/domain/notifications/mails/words.digest';
import * as de83 from '@bellwether/domain/notifications/mails/words.digest.de';
import * as english84 from '@bellwether/domain/notifications/mails/words';
import * as de84 from '@bellwether/domain/notifications/mails/words.de';
import * as english85 from '@bellwether/domain/notifications/mails/words.weekly-ask';
import * as de85 from '@bellwether/domain/notifications/mails/words.weekly-ask.de';
import * as english86 from '@bellwether/domain/notifications/telling/writer.en';
import * as de86 from '@bellwether/domain/notifications/telling/writer.de';
import * as english87 from '@bellwether/domain/notifications/telling/writer.phrases.en';
import * as de87 from '@bellwether/domain/notifications/telling/writer.phrases.de';
import * as english88 from '@bellwether/domain/one-to-one/words';
import * as de88 from '@bellwether/domain/one-to-one/words.de';
import * as english89 from '@bellwether/domain/people/absence/words';
import * as de89 from '@bellwether/domain/people/absence/words.de';
import * as english90 from '@bellwether/domain/people/adding/words';
import * as de90 from '@bellwether/domain/people/adding/words.de';
import * as english91 from '@bellwether/domain/people/manual/words.report';
import * as de91 from '@bellwether/domain/people/manual/words.report.de';
import * as english92 from '@bellwether/domain/people/manual/words';
import * as de92 from '@bellwether/domain/people/manual/words.de';
import * as english93 from '@bellwether/domain/people/notes/words';
import * as de93 from '@bellwether/domain/people/notes/words.de';
import * as english94 from '@bellwether/domain/people/organisation/words.directory';
import * as de94 from '@bellwether/domain/people/organisation/words.directory.de';
import * as english95 from '@bellwether/domain/people/plan/words';
import * as de95 from '@bellwether/domain/people/plan/words.de';
import * as english96 from '@bellwether/domain/people/profile/words';
import * as de96 from '@bellwether/domain/people/profile/words.de';
import * as english97 from '@bellwether/domain/people/roles/words';
import * as de97 from '@bellwether/domain/people/roles/words.de';
import * as english98 from '@bellwether/domain/people/status/words.leaving';
import * as de98 from '@bellwether/domain/people/status/words.leaving.de';
import * as english99 from '@bellwether/domain/people/status/words';
import * as de99 from '@bellwether/domain/people/status/words.de';
import * as english100 from '@bellwether/domain/personal-data/words';
import * as de100 from '@bellwether/domain/personal-data/words.de';
import * as english101 from '@bellwether/domain/reports/charts/words.compliance';
import * as de101 from '@bellwether/domain/reports/charts/words.compliance.de';
import * as english102 from '@bellwether/domain/reports/charts/writer.en';
import * as de102 from '@bellwether/domain/reports/charts/writer.de';
import * as english103 from '@bellwether/domain/reports/words';
import * as de103 from '@bellwether/domain/reports/words.de';
import * as english104 from '@bellwether/domain/shared/words';
import * as de104 from '@bellwether/domain/shared/words.de';
import * as english105 from '@bellwether/domain/strategy/words';
import * as de105 from '@bellwether/domain/strategy/words.de';
import * as english106 from '@bellwether/domain/suggestions/words.hints';
import * as de106 from '@bellwether/domain/suggestions/words.hints.de';
import * as english107 from '@bellwether/domain/suggestions/words';
import * as de107 from '@bellwether/domain/suggestions/words.de';
import * as english108 from '@bellwether/domain/summaries/words';
import * as de108 from '@bellwether/domain/summaries/words.de';
import * as english109 from '@bellwether/domain/summaries/writer.en.decide';
import * as de109 from '@bellwether/domain/summaries/writer.de.decide';
import * as english110 from '@bellwether/domain/summaries/writer.en.goal';
import * as de110 from '@bellwether/domain/summaries/writer.de.goal';
import * as english111 from '@bellwether/domain/summaries/writer.en.phrases';
import * as de111 from '@bellwether/domain/summaries/writer.de.phrases';
import * as english112 from '@bellwether/domain/summaries/writer.en.quarter';
import * as de112 from '@bellwether/domain/summaries/writer.de.quarter';
import * as english113 from '@bellwether/domain/summaries/writer.en';
import * as de113 from '@bellwether/domain/summaries/writer.de';
import * as english114 from '@bellwether/domain/summaries/writer.en.well';
import * as de114 from '@bellwether/domain/summaries/writer.de.well';
import * as english115 from '@bellwether/domain/summaries/writer.en.wrong';
import * as de115 from '@bellwether/domain/summaries/writer.de.wrong';
import * as english116 from '@bellwether/domain/summaries/writer.en.year';
import * as de116 from '@bellwether/domain/summaries/writer.de.year';
import * as english117 from '@bellwether/domain/talent/calibration/words';
import * as de117 from '@bellwether/domain/talent/calibration/words.de';
import * as english118 from '@bellwether/domain/talent/cycles/words';
import * as de118 from '@bellwether/domain/talent/cycles/words.de';
import * as english119 from '@bellwether/domain/talent/peers/words';
import * as de119 from '@bellwether/domain/talent/peers/words.de';
import * as english120 from '@bellwether/domain/talent/words.labels';
import * as de120 from '@bellwether/domain/talent/words.labels.de';
import * as english121 from '@bellwether/domain/talent/words.moves';
import * as de121 from '@bellwether/domain/talent/words.moves.de';
import * as english122 from '@bellwether/domain/talent/words.open-appraisals';
import * as de122 from '@bellwether/domain/talent/words.open-appraisals.de';
import * as english123 from '@bellwether/domain/talent/words';
import * as de123 from '@bellwether/domain/talent/words.de';
import * as english124 from '@bellwether/domain/tenant/words.settings';
import * as de124 from '@bellwether/domain/tenant/words.settings.de';
import * as english125 from '@bellwether/domain/tenant/words';
import * as de125 from '@bellwether/domain/tenant/words.de';
import * as english126 from '@bellwether/domain/webhooks/words';
import * as de126 from '@bellwether/domain/webhooks/words.de';

interface Translation {
  readonly pairs: readonly (readonly [english: object, translated: object])[];
  /** Words files without a brother. */
  readonly missing: readonly string[];
}

export const translations: Readonly<Record<string, Translation>> = {
  de: {
    pairs: [
    [english0, de0],
    [english1, de1],
    [english2, de2],
    [english3, de3],
    [english4, de4],
    [english5, de5],
    [english6, de6],
    [english7, de7],
    [english8, de8],
    [english9, de9],
    [english10, de10],
    [english11, de11],
    [english12, de12],
    [english13, de13],
    [english14, de14],
    [english15, de15],
    [english16, de16],
    [english17, de17],
    [english18, de18],
    [english19, de19],
    [english20, de20],
    [english21, de21],
    [english22, de22],
    [english23, de23],
    [english24, de24],
    [english25, de25],
    [english26, de26],
    [english27, de27],
    [english28, de28],
    [english29, de29],
    [english30, de30],
    [english31, de31],
    [english32, de32],
    [english33, de33],
    [english34, de34],
    [english35, de35],
    [english36, de36],
    [english37, de37],
    [english38, de38],
    [english40, de40],
    [english42, de42],
    [english43, de43],
    [english44, de44],
    [english45, de45],
    [english46, de46],
    [english47, de47],
    [english48, de48],
    [english49, de49],
    [english50, de50],
    [english51, de51],
    [english52, de52],
    [english53, de53],
    [english54, de54],
    [english55, de55],
    [english56, de56],
    [english57, de57],
    [english58, de58],
    [english59, de59],
    [english60, de60],
    [english61, de61],
    [english62, de62],
    [english63, de63],
    [english64, de64],
    [english65, de65],
    [english66, de66],
    [english67, de67],
    [english68, de68],
    [english69, de69],
    [english70, de70],
    [english71, de71],
    [english72, de72],
    [english73, de73],
    [english74, de74],
    [english75, de75],
    [english76, de76],
    [english77, de77],
    [english78, de78],
    [english79, de79],
    [english80, de80],
    [english81, de81],
    [english82, de82],
    [english83, de83],
    [english84, de84],
    [english85, de85],
    [english86, de86],
    [english87, de87],
    [english88, de88],
    [english89, de89],
    [english90, de90],
    [english91, de91],
    [english92, de92],
    [english93, de93],
    [english94, de94],
    [english95, de95],
    [english96, de96],
    [english97, de97],
    [english98, de98],
    [english99, de99],
    [english100, de100],
    [english101, de101],
    [english102, de102],
    [english103, de103],
    [english104, de104],
    [english105, de105],
    [english106, de106],
    [english107, de107],
    [english108, de108],
    [english109, de109],
    [english110, de110],
    [english111, de111],
    [english112, de112],
    [english113, de113],
    [english114, de114],
    [english115, de115],
    [english116, de116],
    [english117, de117],
    [english118, de118],
    [english119, de119],
    [english120, de120],
    [english121, de121],
    [english122, de122],
    [english123, de123],
    [english124, de124],
    [english125, de125],
    [english126, de126],
    ],
    missing: [
    'apps/server/src/features/suggestions/words.orders.ts',
    'apps/server/src/features/summaries/words.orders.ts',
    ],
  },
};
