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
import * as english7 from './features/accounts/tokens/words.mails.ts';
import * as de7 from './features/accounts/tokens/words.mails.de.ts';
import * as english8 from './features/accounts/tokens/words.ts';
import * as de8 from './features/accounts/tokens/words.de.ts';
import * as english9 from './features/accounts/words.mails.ts';
import * as de9 from './features/accounts/words.mails.de.ts';
import * as english10 from './features/accounts/words.ts';
import * as de10 from './features/accounts/words.de.ts';
import * as english11 from './features/action-items/words.ts';
import * as de11 from './features/action-items/words.de.ts';
import * as english12 from './features/agents/words.tools.ts';
import * as de12 from './features/agents/words.tools.de.ts';
import * as english13 from './features/agents/words.ts';
import * as de13 from './features/agents/words.de.ts';
import * as english14 from './features/audit/words.ts';
import * as de14 from './features/audit/words.de.ts';
import * as english15 from './features/channels/slack/words.ts';
import * as de15 from './features/channels/slack/words.de.ts';
import * as english16 from './features/channels/words.ts';
import * as de16 from './features/channels/words.de.ts';
import * as english17 from './features/dashboard/words.ts';
import * as de17 from './features/dashboard/words.de.ts';
import * as english18 from './features/goals/drafting/words.ts';
import * as de18 from './features/goals/drafting/words.de.ts';
import * as english19 from './features/goals/importing/words.ts';
import * as de19 from './features/goals/importing/words.de.ts';
import * as english20 from './features/goals/ownership/words.ts';
import * as de20 from './features/goals/ownership/words.de.ts';
import * as english21 from './features/goals/predictions/words.ts';
import * as de21 from './features/goals/predictions/words.de.ts';
import * as english22 from './features/goals/reading/words.ts';
import * as de22 from './features/goals/reading/words.de.ts';
import * as english23 from './features/goals/results/words.ts';
import * as de23 from './features/goals/results/words.de.ts';
import * as english24 from './features/goals/words.ts';
import * as de24 from './features/goals/words.de.ts';
import * as english25 from './features/insight/opinions/words.ts';
import * as de25 from './features/insight/opinions/words.de.ts';
import * as english26 from './features/notifications/calendar/words.ts';
import * as de26 from './features/notifications/calendar/words.de.ts';
import * as english27 from './features/notifications/mails/words.digest.ts';
import * as de27 from './features/notifications/mails/words.digest.de.ts';
import * as english28 from './features/notifications/mails/words.turn.ts';
import * as de28 from './features/notifications/mails/words.turn.de.ts';
import * as english29 from './features/notifications/words.ts';
import * as de29 from './features/notifications/words.de.ts';
import * as english30 from './features/one-to-one/words.ts';
import * as de30 from './features/one-to-one/words.de.ts';
import * as english31 from './features/people/absence/words.ts';
import * as de31 from './features/people/absence/words.de.ts';
import * as english32 from './features/people/import/words.ts';
import * as de32 from './features/people/import/words.de.ts';
import * as english33 from './features/people/manual/words.ts';
import * as de33 from './features/people/manual/words.de.ts';
import * as english34 from './features/people/profile/words.mails.ts';
import * as de34 from './features/people/profile/words.mails.de.ts';
import * as english35 from './features/people/scim/words.ts';
import * as de35 from './features/people/scim/words.de.ts';
import * as english36 from './features/people/words.ts';
import * as de36 from './features/people/words.de.ts';
import * as english37 from './features/personal-data/words.company.ts';
import * as de37 from './features/personal-data/words.company.de.ts';
import * as english38 from './features/personal-data/words.ts';
import * as de38 from './features/personal-data/words.de.ts';
import * as english39 from './features/reports/words.ts';
import * as de39 from './features/reports/words.de.ts';
import * as english40 from './features/suggestions/words.ts';
import * as de40 from './features/suggestions/words.de.ts';
import * as english41 from './features/summaries/words.pack.ts';
import * as de41 from './features/summaries/words.pack.de.ts';
import * as english42 from './features/summaries/words.ts';
import * as de42 from './features/summaries/words.de.ts';
import * as english43 from './features/talent/answers/words.ts';
import * as de43 from './features/talent/answers/words.de.ts';
import * as english44 from './features/talent/calibration/words.ts';
import * as de44 from './features/talent/calibration/words.de.ts';
import * as english45 from './features/talent/course/words.ts';
import * as de45 from './features/talent/course/words.de.ts';
import * as english46 from './features/talent/cycles/words.ts';
import * as de46 from './features/talent/cycles/words.de.ts';
import * as english47 from './features/talent/peers/words.ts';
import * as de47 from './features/talent/peers/words.de.ts';
import * as english48 from './features/talent/self-review/words.ts';
import * as de48 from './features/talent/self-review/words.de.ts';
import * as english49 from './features/talent/words.ts';
import * as de49 from './features/talent/words.de.ts';
import * as english50 from './features/tenant/words.ts';
import * as de50 from './features/tenant/words.de.ts';
import * as english51 from './features/webhooks/words.ts';
import * as de51 from './features/webhooks/words.de.ts';
import * as english52 from './platform/documents/words.files.ts';
import * as de52 from './platform/documents/words.files.de.ts';
import * as english53 from './platform/documents/words.ts';
import * as de53 from './platform/documents/words.de.ts';
import * as english54 from './platform/http/words.manifest.ts';
import * as de54 from './platform/http/words.manifest.de.ts';
import * as english55 from './platform/imports/words.ts';
import * as de55 from './platform/imports/words.de.ts';
import * as english56 from './platform/mail/words.ts';
import * as de56 from './platform/mail/words.de.ts';
import * as english57 from './platform/refusal/words.ended.ts';
import * as de57 from './platform/refusal/words.ended.de.ts';
import * as english58 from './platform/refusal/words.files.ts';
import * as de58 from './platform/refusal/words.files.de.ts';
import * as english59 from './platform/refusal/words.ts';
import * as de59 from './platform/refusal/words.de.ts';
import * as english60 from '@bellwether/contract/words.files';
import * as de60 from '@bellwether/contract/words.files.de';
import * as english61 from '@bellwether/contract/words.problem';
import * as de61 from '@bellwether/contract/words.problem.de';
import * as english62 from '@bellwether/contract/words';
import * as de62 from '@bellwether/contract/words.de';
import * as english63 from '@bellwether/domain/accounts/passwords/words';
import * as de63 from '@bellwether/domain/accounts/passwords/words.de';
import * as english64 from '@bellwether/domain/accounts/providers/words';
import * as de64 from '@bellwether/domain/accounts/providers/words.de';
import * as english65 from '@bellwether/domain/accounts/second-step/words';
import * as de65 from '@bellwether/domain/accounts/second-step/words.de';
import * as english66 from '@bellwether/domain/accounts/tokens/words';
import * as de66 from '@bellwether/domain/accounts/tokens/words.de';
import * as english67 from '@bellwether/domain/action-items/words';
import * as de67 from '@bellwether/domain/action-items/words.de';
import * as english68 from '@bellwether/domain/agents/words';
import * as de68 from '@bellwether/domain/agents/words.de';
import * as english69 from '@bellwether/domain/audit/words';
import * as de69 from '@bellwether/domain/audit/words.de';
import * as english70 from '@bellwether/domain/audit/words.values';
import * as de70 from '@bellwether/domain/audit/words.values.de';
import * as english71 from '@bellwether/domain/calendar/words';
import * as de71 from '@bellwether/domain/calendar/words.de';
import * as english72 from '@bellwether/domain/channels/words.slack';
import * as de72 from '@bellwether/domain/channels/words.slack.de';
import * as english73 from '@bellwether/domain/channels/words';
import * as de73 from '@bellwether/domain/channels/words.de';
import * as english74 from '@bellwether/domain/channels/writer.en';
import * as de74 from '@bellwether/domain/channels/writer.de';
import * as english75 from '@bellwether/domain/dashboard/words';
import * as de75 from '@bellwether/domain/dashboard/words.de';
import * as english76 from '@bellwether/domain/goals/import/words';
import * as de76 from '@bellwether/domain/goals/import/words.de';
import * as english77 from '@bellwether/domain/goals/words.acts';
import * as de77 from '@bellwether/domain/goals/words.acts.de';
import * as english78 from '@bellwether/domain/goals/words.badges';
import * as de78 from '@bellwether/domain/goals/words.badges.de';
import * as english79 from '@bellwether/domain/goals/words.moves';
import * as de79 from '@bellwether/domain/goals/words.moves.de';
import * as english80 from '@bellwether/domain/goals/words.rating';
import * as de80 from '@bellwether/domain/goals/words.rating.de';
import * as english81 from '@bellwether/domain/goals/words.states';
import * as de81 from '@bellwether/domain/goals/words.states.de';
import * as english82 from '@bellwether/domain/goals/words.texts';
import * as de82 from '@bellwether/domain/goals/words.texts.de';
import * as english83 from '@bellwether/domain/goals/words';
import * as de83 from '@bellwether/domain/goals/words.de';
import * as english84 from '@bellwether/domain/insight/opinions/words';
import * as de84 from '@bellwether/domain/insight/opinions/words.de';
import * as english85 from '@bellwether/domain/insight/writer.en';
import * as de85 from '@bellwether/domain/insight/writer.de';
import * as english86 from '@bellwether/domain/matrix/words';
import * as de86 from '@bellwether/domain/matrix/words.de';
import * as english87 from '@bellwether/domain/notifications/mails/words.digest';
import * as de87 from '@bellwether/domain/notifications/mails/words.digest.de';
import * as english88 from '@bellwether/domain/notifications/mails/words';
import * as de88 from '@bellwether/domain/notifications/mails/words.de';
import * as english89 from '@bellwether/domain/notifications/mails/words.weekly-ask';
import * as de89 from '@bellwether/domain/notifications/mails/words.weekly-ask.de';
import * as english90 from '@bellwether/domain/notifications/telling/writer.en';
import * as de90 from '@bellwether/domain/notifications/telling/writer.de';
import * as english91 from '@bellwether/domain/notifications/telling/writer.phrases.en';
import * as de91 from '@bellwether/domain/notifications/telling/writer.phrases.de';
import * as english92 from '@bellwether/domain/one-to-one/words';
import * as de92 from '@bellwether/domain/one-to-one/words.de';
import * as english93 from '@bellwether/domain/people/absence/words';
import * as de93 from '@bellwether/domain/people/absence/words.de';
import * as english94 from '@bellwether/domain/people/adding/words';
import * as de94 from '@bellwether/domain/people/adding/words.de';
import * as english95 from '@bellwether/domain/people/manual/words.items';
import * as de95 from '@bellwether/domain/people/manual/words.items.de';
import * as english96 from '@bellwether/domain/people/manual/words.questions';
import * as de96 from '@bellwether/domain/people/manual/words.questions.de';
import * as english97 from '@bellwether/domain/people/manual/words.report';
import * as de97 from '@bellwether/domain/people/manual/words.report.de';
import * as english98 from '@bellwether/domain/people/manual/words.texts';
import * as de98 from '@bellwether/domain/people/manual/words.texts.de';
import * as english99 from '@bellwether/domain/people/manual/words';
import * as de99 from '@bellwether/domain/people/manual/words.de';
import * as english100 from '@bellwether/domain/people/notes/words';
import * as de100 from '@bellwether/domain/people/notes/words.de';
import * as english101 from '@bellwether/domain/people/organisation/words.directory';
import * as de101 from '@bellwether/domain/people/organisation/words.directory.de';
import * as english102 from '@bellwether/domain/people/plan/words';
import * as de102 from '@bellwether/domain/people/plan/words.de';
import * as english103 from '@bellwether/domain/people/profile/words';
import * as de103 from '@bellwether/domain/people/profile/words.de';
import * as english104 from '@bellwether/domain/people/roles/words';
import * as de104 from '@bellwether/domain/people/roles/words.de';
import * as english105 from '@bellwether/domain/people/status/words.leaving';
import * as de105 from '@bellwether/domain/people/status/words.leaving.de';
import * as english106 from '@bellwether/domain/people/status/words';
import * as de106 from '@bellwether/domain/people/status/words.de';
import * as english107 from '@bellwether/domain/personal-data/words';
import * as de107 from '@bellwether/domain/personal-data/words.de';
import * as english108 from '@bellwether/domain/reports/charts/words.compliance';
import * as de108 from '@bellwether/domain/reports/charts/words.compliance.de';
import * as english109 from '@bellwether/domain/reports/charts/writer.en';
import * as de109 from '@bellwether/domain/reports/charts/writer.de';
import * as english110 from '@bellwether/domain/reports/words';
import * as de110 from '@bellwether/domain/reports/words.de';
import * as english111 from '@bellwether/domain/shared/words';
import * as de111 from '@bellwether/domain/shared/words.de';
import * as english112 from '@bellwether/domain/strategy/words';
import * as de112 from '@bellwether/domain/strategy/words.de';
import * as english113 from '@bellwether/domain/suggestions/words.areas';
import * as de113 from '@bellwether/domain/suggestions/words.areas.de';
import * as english114 from '@bellwether/domain/suggestions/words.hints';
import * as de114 from '@bellwether/domain/suggestions/words.hints.de';
import * as english115 from '@bellwether/domain/suggestions/words.templates-business';
import * as de115 from '@bellwether/domain/suggestions/words.templates-business.de';
import * as english116 from '@bellwether/domain/suggestions/words.templates-support';
import * as de116 from '@bellwether/domain/suggestions/words.templates-support.de';
import * as english117 from '@bellwether/domain/suggestions/words';
import * as de117 from '@bellwether/domain/suggestions/words.de';
import * as english118 from '@bellwether/domain/suggestions/writer.en';
import * as de118 from '@bellwether/domain/suggestions/writer.de';
import * as english119 from '@bellwether/domain/suggestions/writer.phrases.en';
import * as de119 from '@bellwether/domain/suggestions/writer.phrases.de';
import * as english120 from '@bellwether/domain/summaries/words';
import * as de120 from '@bellwether/domain/summaries/words.de';
import * as english121 from '@bellwether/domain/summaries/writer.en.decide';
import * as de121 from '@bellwether/domain/summaries/writer.de.decide';
import * as english122 from '@bellwether/domain/summaries/writer.en.goal';
import * as de122 from '@bellwether/domain/summaries/writer.de.goal';
import * as english123 from '@bellwether/domain/summaries/writer.en.phrases';
import * as de123 from '@bellwether/domain/summaries/writer.de.phrases';
import * as english124 from '@bellwether/domain/summaries/writer.en.private';
import * as de124 from '@bellwether/domain/summaries/writer.de.private';
import * as english125 from '@bellwether/domain/summaries/writer.en.quarter';
import * as de125 from '@bellwether/domain/summaries/writer.de.quarter';
import * as english126 from '@bellwether/domain/summaries/writer.en';
import * as de126 from '@bellwether/domain/summaries/writer.de';
import * as english127 from '@bellwether/domain/summaries/writer.en.well';
import * as de127 from '@bellwether/domain/summaries/writer.de.well';
import * as english128 from '@bellwether/domain/summaries/writer.en.wrong';
import * as de128 from '@bellwether/domain/summaries/writer.de.wrong';
import * as english129 from '@bellwether/domain/summaries/writer.en.year';
import * as de129 from '@bellwether/domain/summaries/writer.de.year';
import * as english130 from '@bellwether/domain/talent/calibration/words';
import * as de130 from '@bellwether/domain/talent/calibration/words.de';
import * as english131 from '@bellwether/domain/talent/cycles/words';
import * as de131 from '@bellwether/domain/talent/cycles/words.de';
import * as english132 from '@bellwether/domain/talent/peers/words';
import * as de132 from '@bellwether/domain/talent/peers/words.de';
import * as english133 from '@bellwether/domain/talent/words.labels';
import * as de133 from '@bellwether/domain/talent/words.labels.de';
import * as english134 from '@bellwether/domain/talent/words.moves';
import * as de134 from '@bellwether/domain/talent/words.moves.de';
import * as english135 from '@bellwether/domain/talent/words.open-appraisals';
import * as de135 from '@bellwether/domain/talent/words.open-appraisals.de';
import * as english136 from '@bellwether/domain/talent/words';
import * as de136 from '@bellwether/domain/talent/words.de';
import * as english137 from '@bellwether/domain/talent/writer.review.en';
import * as de137 from '@bellwether/domain/talent/writer.review.de';
import * as english138 from '@bellwether/domain/tenant/words.settings';
import * as de138 from '@bellwether/domain/tenant/words.settings.de';
import * as english139 from '@bellwether/domain/tenant/words';
import * as de139 from '@bellwether/domain/tenant/words.de';
import * as english140 from '@bellwether/domain/webhooks/words';
import * as de140 from '@bellwether/domain/webhooks/words.de';
import * as fr0 from './features/accounts/links/words.mails.fr.ts';
import * as fr1 from './features/accounts/links/words.fr.ts';
import * as fr2 from './features/accounts/passkeys/words.fr.ts';
import * as fr3 from './features/accounts/providers/words.mails.fr.ts';
import * as fr4 from './features/accounts/providers/words.fr.ts';
import * as fr5 from './features/accounts/second-step/words.mails.fr.ts';
import * as fr6 from './features/accounts/second-step/words.fr.ts';
import * as fr7 from './features/accounts/tokens/words.mails.fr.ts';
import * as fr8 from './features/accounts/tokens/words.fr.ts';
import * as fr9 from './features/accounts/words.mails.fr.ts';
import * as fr10 from './features/accounts/words.fr.ts';
import * as fr11 from './features/action-items/words.fr.ts';
import * as fr12 from './features/agents/words.tools.fr.ts';
import * as fr13 from './features/agents/words.fr.ts';
import * as fr14 from './features/audit/words.fr.ts';
import * as fr15 from './features/channels/slack/words.fr.ts';
import * as fr16 from './features/channels/words.fr.ts';
import * as fr17 from './features/dashboard/words.fr.ts';
import * as fr18 from './features/goals/drafting/words.fr.ts';
import * as fr19 from './features/goals/importing/words.fr.ts';
import * as fr20 from './features/goals/ownership/words.fr.ts';
import * as fr21 from './features/goals/predictions/words.fr.ts';
import * as fr22 from './features/goals/reading/words.fr.ts';
import * as fr23 from './features/goals/results/words.fr.ts';
import * as fr24 from './features/goals/words.fr.ts';
import * as fr25 from './features/insight/opinions/words.fr.ts';
import * as fr26 from './features/notifications/calendar/words.fr.ts';
import * as fr27 from './features/notifications/mails/words.digest.fr.ts';
import * as fr28 from './features/notifications/mails/words.turn.fr.ts';
import * as fr29 from './features/notifications/words.fr.ts';
import * as fr30 from './features/one-to-one/words.fr.ts';
import * as fr31 from './features/people/absence/words.fr.ts';
import * as fr32 from './features/people/import/words.fr.ts';
import * as fr33 from './features/people/manual/words.fr.ts';
import * as fr34 from './features/people/profile/words.mails.fr.ts';
import * as fr35 from './features/people/scim/words.fr.ts';
import * as fr36 from './features/people/words.fr.ts';
import * as fr37 from './features/personal-data/words.company.fr.ts';
import * as fr38 from './features/personal-data/words.fr.ts';
import * as fr39 from './features/reports/words.fr.ts';
import * as fr40 from './features/suggestions/words.fr.ts';
import * as fr41 from './features/summaries/words.pack.fr.ts';
import * as fr42 from './features/summaries/words.fr.ts';
import * as fr43 from './features/talent/answers/words.fr.ts';
import * as fr44 from './features/talent/calibration/words.fr.ts';
import * as fr45 from './features/talent/course/words.fr.ts';
import * as fr46 from './features/talent/cycles/words.fr.ts';
import * as fr47 from './features/talent/peers/words.fr.ts';
import * as fr48 from './features/talent/self-review/words.fr.ts';
import * as fr49 from './features/talent/words.fr.ts';
import * as fr50 from './features/tenant/words.fr.ts';
import * as fr51 from './features/webhooks/words.fr.ts';
import * as fr52 from './platform/documents/words.files.fr.ts';
import * as fr53 from './platform/documents/words.fr.ts';
import * as fr54 from './platform/http/words.manifest.fr.ts';
import * as fr55 from './platform/imports/words.fr.ts';
import * as fr56 from './platform/mail/words.fr.ts';
import * as fr57 from './platform/refusal/words.ended.fr.ts';
import * as fr58 from './platform/refusal/words.files.fr.ts';
import * as fr59 from './platform/refusal/words.fr.ts';
import * as fr60 from '@bellwether/contract/words.files.fr';
import * as fr61 from '@bellwether/contract/words.problem.fr';
import * as fr62 from '@bellwether/contract/words.fr';
import * as fr63 from '@bellwether/domain/accounts/passwords/words.fr';
import * as fr64 from '@bellwether/domain/accounts/providers/words.fr';
import * as fr65 from '@bellwether/domain/accounts/second-step/words.fr';
import * as fr66 from '@bellwether/domain/accounts/tokens/words.fr';
import * as fr67 from '@bellwether/domain/action-items/words.fr';
import * as fr68 from '@bellwether/domain/agents/words.fr';
import * as fr69 from '@bellwether/domain/audit/words.fr';
import * as fr70 from '@bellwether/domain/audit/words.values.fr';
import * as fr71 from '@bellwether/domain/calendar/words.fr';
import * as fr72 from '@bellwether/domain/channels/words.slack.fr';
import * as fr73 from '@bellwether/domain/channels/words.fr';
import * as fr74 from '@bellwether/domain/channels/writer.fr';
import * as fr75 from '@bellwether/domain/dashboard/words.fr';
import * as fr76 from '@bellwether/domain/goals/import/words.fr';
import * as fr77 from '@bellwether/domain/goals/words.acts.fr';
import * as fr78 from '@bellwether/domain/goals/words.badges.fr';
import * as fr79 from '@bellwether/domain/goals/words.moves.fr';
import * as fr80 from '@bellwether/domain/goals/words.rating.fr';
import * as fr81 from '@bellwether/domain/goals/words.states.fr';
import * as fr82 from '@bellwether/domain/goals/words.texts.fr';
import * as fr83 from '@bellwether/domain/goals/words.fr';
import * as fr84 from '@bellwether/domain/insight/opinions/words.fr';
import * as fr85 from '@bellwether/domain/insight/writer.fr';
import * as fr86 from '@bellwether/domain/matrix/words.fr';
import * as fr87 from '@bellwether/domain/notifications/mails/words.digest.fr';
import * as fr88 from '@bellwether/domain/notifications/mails/words.fr';
import * as fr89 from '@bellwether/domain/notifications/mails/words.weekly-ask.fr';
import * as fr90 from '@bellwether/domain/notifications/telling/writer.fr';
import * as fr91 from '@bellwether/domain/notifications/telling/writer.phrases.fr';
import * as fr92 from '@bellwether/domain/one-to-one/words.fr';
import * as fr93 from '@bellwether/domain/people/absence/words.fr';
import * as fr94 from '@bellwether/domain/people/adding/words.fr';
import * as fr95 from '@bellwether/domain/people/manual/words.items.fr';
import * as fr96 from '@bellwether/domain/people/manual/words.questions.fr';
import * as fr97 from '@bellwether/domain/people/manual/words.report.fr';
import * as fr98 from '@bellwether/domain/people/manual/words.texts.fr';
import * as fr99 from '@bellwether/domain/people/manual/words.fr';
import * as fr100 from '@bellwether/domain/people/notes/words.fr';
import * as fr101 from '@bellwether/domain/people/organisation/words.directory.fr';
import * as fr102 from '@bellwether/domain/people/plan/words.fr';
import * as fr103 from '@bellwether/domain/people/profile/words.fr';
import * as fr104 from '@bellwether/domain/people/roles/words.fr';
import * as fr105 from '@bellwether/domain/people/status/words.leaving.fr';
import * as fr106 from '@bellwether/domain/people/status/words.fr';
import * as fr107 from '@bellwether/domain/personal-data/words.fr';
import * as fr108 from '@bellwether/domain/reports/charts/words.compliance.fr';
import * as fr109 from '@bellwether/domain/reports/charts/writer.fr';
import * as fr110 from '@bellwether/domain/reports/words.fr';
import * as fr111 from '@bellwether/domain/shared/words.fr';
import * as fr112 from '@bellwether/domain/strategy/words.fr';
import * as fr113 from '@bellwether/domain/suggestions/words.areas.fr';
import * as fr114 from '@bellwether/domain/suggestions/words.hints.fr';
import * as fr115 from '@bellwether/domain/suggestions/words.templates-business.fr';
import * as fr116 from '@bellwether/domain/suggestions/words.templates-support.fr';
import * as fr117 from '@bellwether/domain/suggestions/words.fr';
import * as fr118 from '@bellwether/domain/suggestions/writer.fr';
import * as fr119 from '@bellwether/domain/suggestions/writer.phrases.fr';
import * as fr120 from '@bellwether/domain/summaries/words.fr';
import * as fr121 from '@bellwether/domain/summaries/writer.fr.decide';
import * as fr122 from '@bellwether/domain/summaries/writer.fr.goal';
import * as fr123 from '@bellwether/domain/summaries/writer.fr.phrases';
import * as fr124 from '@bellwether/domain/summaries/writer.fr.private';
import * as fr125 from '@bellwether/domain/summaries/writer.fr.quarter';
import * as fr126 from '@bellwether/domain/summaries/writer.fr';
import * as fr127 from '@bellwether/domain/summaries/writer.fr.well';
import * as fr128 from '@bellwether/domain/summaries/writer.fr.wrong';
import * as fr129 from '@bellwether/domain/summaries/writer.fr.year';
import * as fr130 from '@bellwether/domain/talent/calibration/words.fr';
import * as fr131 from '@bellwether/domain/talent/cycles/words.fr';
import * as fr132 from '@bellwether/domain/talent/peers/words.fr';
import * as fr133 from '@bellwether/domain/talent/words.labels.fr';
import * as fr134 from '@bellwether/domain/talent/words.moves.fr';
import * as fr135 from '@bellwether/domain/talent/words.open-appraisals.fr';
import * as fr136 from '@bellwether/domain/talent/words.fr';
import * as fr137 from '@bellwether/domain/talent/writer.review.fr';
import * as fr138 from '@bellwether/domain/tenant/words.settings.fr';
import * as fr139 from '@bellwether/domain/tenant/words.fr';
import * as fr140 from '@bellwether/domain/webhooks/words.fr';
import * as es0 from './features/accounts/links/words.mails.es.ts';
import * as es1 from './features/accounts/links/words.es.ts';
import * as es2 from './features/accounts/passkeys/words.es.ts';
import * as es3 from './features/accounts/providers/words.mails.es.ts';
import * as es4 from './features/accounts/providers/words.es.ts';
import * as es5 from './features/accounts/second-step/words.mails.es.ts';
import * as es6 from './features/accounts/second-step/words.es.ts';
import * as es7 from './features/accounts/tokens/words.mails.es.ts';
import * as es8 from './features/accounts/tokens/words.es.ts';
import * as es9 from './features/accounts/words.mails.es.ts';
import * as es10 from './features/accounts/words.es.ts';
import * as es11 from './features/action-items/words.es.ts';
import * as es12 from './features/agents/words.tools.es.ts';
import * as es13 from './features/agents/words.es.ts';
import * as es14 from './features/audit/words.es.ts';
import * as es15 from './features/channels/slack/words.es.ts';
import * as es16 from './features/channels/words.es.ts';
import * as es17 from './features/dashboard/words.es.ts';
import * as es18 from './features/goals/drafting/words.es.ts';
import * as es19 from './features/goals/importing/words.es.ts';
import * as es20 from './features/goals/ownership/words.es.ts';
import * as es21 from './features/goals/predictions/words.es.ts';
import * as es22 from './features/goals/reading/words.es.ts';
import * as es23 from './features/goals/results/words.es.ts';
import * as es24 from './features/goals/words.es.ts';
import * as es25 from './features/insight/opinions/words.es.ts';
import * as es26 from './features/notifications/calendar/words.es.ts';
import * as es27 from './features/notifications/mails/words.digest.es.ts';
import * as es28 from './features/notifications/mails/words.turn.es.ts';
import * as es29 from './features/notifications/words.es.ts';
import * as es30 from './features/one-to-one/words.es.ts';
import * as es31 from './features/people/absence/words.es.ts';
import * as es32 from './features/people/import/words.es.ts';
import * as es33 from './features/people/manual/words.es.ts';
import * as es34 from './features/people/profile/words.mails.es.ts';
import * as es35 from './features/people/scim/words.es.ts';
import * as es36 from './features/people/words.es.ts';
import * as es37 from './features/personal-data/words.company.es.ts';
import * as es38 from './features/personal-data/words.es.ts';
import * as es39 from './features/reports/words.es.ts';
import * as es40 from './features/suggestions/words.es.ts';
import * as es41 from './features/summaries/words.pack.es.ts';
import * as es42 from './features/summaries/words.es.ts';
import * as es43 from './features/talent/answers/words.es.ts';
import * as es44 from './features/talent/calibration/words.es.ts';
import * as es45 from './features/talent/course/words.es.ts';
import * as es46 from './features/talent/cycles/words.es.ts';
import * as es47 from './features/talent/peers/words.es.ts';
import * as es48 from './features/talent/self-review/words.es.ts';
import * as es49 from './features/talent/words.es.ts';
import * as es50 from './features/tenant/words.es.ts';
import * as es51 from './features/webhooks/words.es.ts';
import * as es52 from './platform/documents/words.files.es.ts';
import * as es53 from './platform/documents/words.es.ts';
import * as es54 from './platform/http/words.manifest.es.ts';
import * as es55 from './platform/imports/words.es.ts';
import * as es56 from './platform/mail/words.es.ts';
import * as es57 from './platform/refusal/words.ended.es.ts';
import * as es58 from './platform/refusal/words.files.es.ts';
import * as es59 from './platform/refusal/words.es.ts';
import * as es60 from '@bellwether/contract/words.files.es';
import * as es61 from '@bellwether/contract/words.problem.es';
import * as es62 from '@bellwether/contract/words.es';
import * as es63 from '@bellwether/domain/accounts/passwords/words.es';
import * as es64 from '@bellwether/domain/accounts/providers/words.es';
import * as es65 from '@bellwether/domain/accounts/second-step/words.es';
import * as es66 from '@bellwether/domain/accounts/tokens/words.es';
import * as es67 from '@bellwether/domain/action-items/words.es';
import * as es68 from '@bellwether/domain/agents/words.es';
import * as es69 from '@bellwether/domain/audit/words.es';
import * as es70 from '@bellwether/domain/audit/words.values.es';
import * as es71 from '@bellwether/domain/calendar/words.es';
import * as es72 from '@bellwether/domain/channels/words.slack.es';
import * as es73 from '@bellwether/domain/channels/words.es';
import * as es74 from '@bellwether/domain/channels/writer.es';
import * as es75 from '@bellwether/domain/dashboard/words.es';
import * as es76 from '@bellwether/domain/goals/import/words.es';
import * as es77 from '@bellwether/domain/goals/words.acts.es';
import * as es78 from '@bellwether/domain/goals/words.badges.es';
import * as es79 from '@bellwether/domain/goals/words.moves.es';
import * as es80 from '@bellwether/domain/goals/words.rating.es';
import * as es81 from '@bellwether/domain/goals/words.states.es';
import * as es82 from '@bellwether/domain/goals/words.texts.es';
import * as es83 from '@bellwether/domain/goals/words.es';
import * as es84 from '@bellwether/domain/insight/opinions/words.es';
import * as es85 from '@bellwether/domain/insight/writer.es';
import * as es86 from '@bellwether/domain/matrix/words.es';
import * as es87 from '@bellwether/domain/notifications/mails/words.digest.es';
import * as es88 from '@bellwether/domain/notifications/mails/words.es';
import * as es89 from '@bellwether/domain/notifications/mails/words.weekly-ask.es';
import * as es90 from '@bellwether/domain/notifications/telling/writer.es';
import * as es91 from '@bellwether/domain/notifications/telling/writer.phrases.es';
import * as es92 from '@bellwether/domain/one-to-one/words.es';
import * as es93 from '@bellwether/domain/people/absence/words.es';
import * as es94 from '@bellwether/domain/people/adding/words.es';
import * as es95 from '@bellwether/domain/people/manual/words.items.es';
import * as es96 from '@bellwether/domain/people/manual/words.questions.es';
import * as es97 from '@bellwether/domain/people/manual/words.report.es';
import * as es98 from '@bellwether/domain/people/manual/words.texts.es';
import * as es99 from '@bellwether/domain/people/manual/words.es';
import * as es100 from '@bellwether/domain/people/notes/words.es';
import * as es101 from '@bellwether/domain/people/organisation/words.directory.es';
import * as es102 from '@bellwether/domain/people/plan/words.es';
import * as es103 from '@bellwether/domain/people/profile/words.es';
import * as es104 from '@bellwether/domain/people/roles/words.es';
import * as es105 from '@bellwether/domain/people/status/words.leaving.es';
import * as es106 from '@bellwether/domain/people/status/words.es';
import * as es107 from '@bellwether/domain/personal-data/words.es';
import * as es108 from '@bellwether/domain/reports/charts/words.compliance.es';
import * as es109 from '@bellwether/domain/reports/charts/writer.es';
import * as es110 from '@bellwether/domain/reports/words.es';
import * as es111 from '@bellwether/domain/shared/words.es';
import * as es112 from '@bellwether/domain/strategy/words.es';
import * as es113 from '@bellwether/domain/suggestions/words.areas.es';
import * as es114 from '@bellwether/domain/suggestions/words.hints.es';
import * as es115 from '@bellwether/domain/suggestions/words.templates-business.es';
import * as es116 from '@bellwether/domain/suggestions/words.templates-support.es';
import * as es117 from '@bellwether/domain/suggestions/words.es';
import * as es118 from '@bellwether/domain/suggestions/writer.es';
import * as es119 from '@bellwether/domain/suggestions/writer.phrases.es';
import * as es120 from '@bellwether/domain/summaries/words.es';
import * as es121 from '@bellwether/domain/summaries/writer.es.decide';
import * as es122 from '@bellwether/domain/summaries/writer.es.goal';
import * as es123 from '@bellwether/domain/summaries/writer.es.phrases';
import * as es124 from '@bellwether/domain/summaries/writer.es.private';
import * as es125 from '@bellwether/domain/summaries/writer.es.quarter';
import * as es126 from '@bellwether/domain/summaries/writer.es';
import * as es127 from '@bellwether/domain/summaries/writer.es.well';
import * as es128 from '@bellwether/domain/summaries/writer.es.wrong';
import * as es129 from '@bellwether/domain/summaries/writer.es.year';
import * as es130 from '@bellwether/domain/talent/calibration/words.es';
import * as es131 from '@bellwether/domain/talent/cycles/words.es';
import * as es132 from '@bellwether/domain/talent/peers/words.es';
import * as es133 from '@bellwether/domain/talent/words.labels.es';
import * as es134 from '@bellwether/domain/talent/words.moves.es';
import * as es135 from '@bellwether/domain/talent/words.open-appraisals.es';
import * as es136 from '@bellwether/domain/talent/words.es';
import * as es137 from '@bellwether/domain/talent/writer.review.es';
import * as es138 from '@bellwether/domain/tenant/words.settings.es';
import * as es139 from '@bellwether/domain/tenant/words.es';
import * as es140 from '@bellwether/domain/webhooks/words.es';

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
    [english39, de39],
    [english40, de40],
    [english41, de41],
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
    [english127, de127],
    [english128, de128],
    [english129, de129],
    [english130, de130],
    [english131, de131],
    [english132, de132],
    [english133, de133],
    [english134, de134],
    [english135, de135],
    [english136, de136],
    [english137, de137],
    [english138, de138],
    [english139, de139],
    [english140, de140],
    ],
    missing: [

    ],
  },
  fr: {
    pairs: [
    [english0, fr0],
    [english1, fr1],
    [english2, fr2],
    [english3, fr3],
    [english4, fr4],
    [english5, fr5],
    [english6, fr6],
    [english7, fr7],
    [english8, fr8],
    [english9, fr9],
    [english10, fr10],
    [english11, fr11],
    [english12, fr12],
    [english13, fr13],
    [english14, fr14],
    [english15, fr15],
    [english16, fr16],
    [english17, fr17],
    [english18, fr18],
    [english19, fr19],
    [english20, fr20],
    [english21, fr21],
    [english22, fr22],
    [english23, fr23],
    [english24, fr24],
    [english25, fr25],
    [english26, fr26],
    [english27, fr27],
    [english28, fr28],
    [english29, fr29],
    [english30, fr30],
    [english31, fr31],
    [english32, fr32],
    [english33, fr33],
    [english34, fr34],
    [english35, fr35],
    [english36, fr36],
    [english37, fr37],
    [english38, fr38],
    [english39, fr39],
    [english40, fr40],
    [english41, fr41],
    [english42, fr42],
    [english43, fr43],
    [english44, fr44],
    [english45, fr45],
    [english46, fr46],
    [english47, fr47],
    [english48, fr48],
    [english49, fr49],
    [english50, fr50],
    [english51, fr51],
    [english52, fr52],
    [english53, fr53],
    [english54, fr54],
    [english55, fr55],
    [english56, fr56],
    [english57, fr57],
    [english58, fr58],
    [english59, fr59],
    [english60, fr60],
    [english61, fr61],
    [english62, fr62],
    [english63, fr63],
    [english64, fr64],
    [english65, fr65],
    [english66, fr66],
    [english67, fr67],
    [english68, fr68],
    [english69, fr69],
    [english70, fr70],
    [english71, fr71],
    [english72, fr72],
    [english73, fr73],
    [english74, fr74],
    [english75, fr75],
    [english76, fr76],
    [english77, fr77],
    [english78, fr78],
    [english79, fr79],
    [english80, fr80],
    [english81, fr81],
    [english82, fr82],
    [english83, fr83],
    [english84, fr84],
    [english85, fr85],
    [english86, fr86],
    [english87, fr87],
    [english88, fr88],
    [english89, fr89],
    [english90, fr90],
    [english91, fr91],
    [english92, fr92],
    [english93, fr93],
    [english94, fr94],
    [english95, fr95],
    [english96, fr96],
    [english97, fr97],
    [english98, fr98],
    [english99, fr99],
    [english100, fr100],
    [english101, fr101],
    [english102, fr102],
    [english103, fr103],
    [english104, fr104],
    [english105, fr105],
    [english106, fr106],
    [english107, fr107],
    [english108, fr108],
    [english109, fr109],
    [english110, fr110],
    [english111, fr111],
    [english112, fr112],
    [english113, fr113],
    [english114, fr114],
    [english115, fr115],
    [english116, fr116],
    [english117, fr117],
    [english118, fr118],
    [english119, fr119],
    [english120, fr120],
    [english121, fr121],
    [english122, fr122],
    [english123, fr123],
    [english124, fr124],
    [english125, fr125],
    [english126, fr126],
    [english127, fr127],
    [english128, fr128],
    [english129, fr129],
    [english130, fr130],
    [english131, fr131],
    [english132, fr132],
    [english133, fr133],
    [english134, fr134],
    [english135, fr135],
    [english136, fr136],
    [english137, fr137],
    [english138, fr138],
    [english139, fr139],
    [english140, fr140],
    ],
    missing: [

    ],
  },
  es: {
    pairs: [
    [english0, es0],
    [english1, es1],
    [english2, es2],
    [english3, es3],
    [english4, es4],
    [english5, es5],
    [english6, es6],
    [english7, es7],
    [english8, es8],
    [english9, es9],
    [english10, es10],
    [english11, es11],
    [english12, es12],
    [english13, es13],
    [english14, es14],
    [english15, es15],
    [english16, es16],
    [english17, es17],
    [english18, es18],
    [english19, es19],
    [english20, es20],
    [english21, es21],
    [english22, es22],
    [english23, es23],
    [english24, es24],
    [english25, es25],
    [english26, es26],
    [english27, es27],
    [english28, es28],
    [english29, es29],
    [english30, es30],
    [english31, es31],
    [english32, es32],
    [english33, es33],
    [english34, es34],
    [english35, es35],
    [english36, es36],
    [english37, es37],
    [english38, es38],
    [english39, es39],
    [english40, es40],
    [english41, es41],
    [english42, es42],
    [english43, es43],
    [english44, es44],
    [english45, es45],
    [english46, es46],
    [english47, es47],
    [english48, es48],
    [english49, es49],
    [english50, es50],
    [english51, es51],
    [english52, es52],
    [english53, es53],
    [english54, es54],
    [english55, es55],
    [english56, es56],
    [english57, es57],
    [english58, es58],
    [english59, es59],
    [english60, es60],
    [english61, es61],
    [english62, es62],
    [english63, es63],
    [english64, es64],
    [english65, es65],
    [english66, es66],
    [english67, es67],
    [english68, es68],
    [english69, es69],
    [english70, es70],
    [english71, es71],
    [english72, es72],
    [english73, es73],
    [english74, es74],
    [english75, es75],
    [english76, es76],
    [english77, es77],
    [english78, es78],
    [english79, es79],
    [english80, es80],
    [english81, es81],
    [english82, es82],
    [english83, es83],
    [english84, es84],
    [english85, es85],
    [english86, es86],
    [english87, es87],
    [english88, es88],
    [english89, es89],
    [english90, es90],
    [english91, es91],
    [english92, es92],
    [english93, es93],
    [english94, es94],
    [english95, es95],
    [english96, es96],
    [english97, es97],
    [english98, es98],
    [english99, es99],
    [english100, es100],
    [english101, es101],
    [english102, es102],
    [english103, es103],
    [english104, es104],
    [english105, es105],
    [english106, es106],
    [english107, es107],
    [english108, es108],
    [english109, es109],
    [english110, es110],
    [english111, es111],
    [english112, es112],
    [english113, es113],
    [english114, es114],
    [english115, es115],
    [english116, es116],
    [english117, es117],
    [english118, es118],
    [english119, es119],
    [english120, es120],
    [english121, es121],
    [english122, es122],
    [english123, es123],
    [english124, es124],
    [english125, es125],
    [english126, es126],
    [english127, es127],
    [english128, es128],
    [english129, es129],
    [english130, es130],
    [english131, es131],
    [english132, es132],
    [english133, es133],
    [english134, es134],
    [english135, es135],
    [english136, es136],
    [english137, es137],
    [english138, es138],
    [english139, es139],
    [english140, es140],
    ],
    missing: [

    ],
  },
};
