import type { Translated } from '@bellwether/domain/locale/language';
import { fallingWords } from '@bellwether/domain/people/status/leaving';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const statusWords: Translated<typeof english.statusWords> = {
  part: 'Aktionen',
  deactivate: layerTitles.deactivate,
  activate: layerTitles.activate,
  effect: (name) =>
    `${name} wird sofort überall abgemeldet, kann sich nicht mehr anmelden und erhält keine E-Mails. Es wird nichts gelöscht.`,
  goals: (count) =>
    count === 1
      ? '1 offenes Ziel bleibt bei dieser Person.'
      : `${count} offene Ziele bleiben bei dieser Person.`,
  quarter: (label, count) => `${label}: ${count === 1 ? '1 Ziel' : `${count} Ziele`}`,
  users: (count) =>
    count === 1
      ? '1 direkt unterstellte Person behält diese Führungskraft.'
      : `${count} direkt Unterstellte behalten diese Führungskraft.`,
  falling({ ApprovalCount, UserCount, AppraisalCount, RequestCount, FallsTo }) {
    const words = fallingWords({
      approvals: ApprovalCount,
      reports: UserCount,
      appraisals: AppraisalCount,
      requests: RequestCount,
      goals: 0,
      items: 0,
    });
    if (words === '') return '';
    return FallsTo === null
      ? `Darüber steht niemand, der übernehmen kann: ${words}.`
      : `An ${FallsTo.Name} gehen: ${words}.`;
  },
  items: (count) =>
    count === 1
      ? '1 Aufgabe muss von der Person, die sie gestellt hat, neu vergeben werden.'
      : `${count} Aufgaben müssen von den Personen, die sie gestellt haben, neu vergeben werden.`,
  seeUsers: 'Direkt Unterstellte ansehen',
  failed: 'Was betroffen ist, konnte nicht geladen werden.',
  deactivated: (name) => `${name} ist deaktiviert.`,
  freeEmail: layerTitles.freeEmail,
  personalData: 'Personenbezogene Daten, Aufbewahrung und Löschung',
  freeEffect: (name, email) =>
    `Eine andere Person kann ${email} sofort verwenden. ${name} behält keine E-Mail-Adresse; um ${name} wieder zu aktivieren, brauchen Sie eine neue. Das lässt sich nicht rückgängig machen.`,
  emailFreed: (email) => `${email} ist frei.`,
  needsEmail: (name) => `Die E-Mail-Adresse von ${name} wurde freigegeben, deshalb ist eine neue nötig.`,
  activated: (name) => `${name} ist wieder aktiv.`,
};

export const inviteWords: Translated<typeof english.inviteWords> = {
  act: 'Einladen',
  actOf: (name) => `${name} einladen`,
  done: (email) => `Eine Einladung wurde an ${email} gesendet.`,
};

export const reinviteWords: Translated<typeof english.reinviteWords> = {
  act: 'Erneut einladen',
  actOf: (name) => `${name} erneut einladen`,
  done: (email) => `Eine Einladung wurde erneut an ${email} gesendet.`,
};

const reportsOf = (count: number) =>
  count === 1 ? '1 direkt unterstellte Person' : `${count} direkt Unterstellte`;

export const wayOutWords: Translated<typeof english.wayOutWords> = {
  reassignGoals: layerTitles.reassignGoals,
  reassignAll: 'Alle Ziele neu vergeben',
  reassignExplanation: (count, name) =>
    `${count === 1 ? '1 offenes Ziel' : `${count} offene Ziele`} von ${name} ${count === 1 ? 'erhält' : 'erhalten'} eine neue verantwortliche Person. Entwürfe, Vorhersagen und Kommentare bleiben bei den Zielen.`,
  newOwner: 'Neu verantwortlich',
  reassigned: (count, name) =>
    count === 1
      ? `Für 1 Ziel ist jetzt ${name} verantwortlich.`
      : `Für ${count} Ziele ist jetzt ${name} verantwortlich.`,
  noGoals: (name) => `Sie sehen keine offenen Ziele von ${name}.`,
  notYours:
    'Nur die direkte Führungskraft, die Geschäftsführung, Organisationsadmins und Zieladmins können diese Ziele neu vergeben.',
  moveReports: layerTitles.moveReports,
  moveAll: 'Alle direkt Unterstellten verschieben',
  moveExplanation: (count, name) =>
    `${reportsOf(count)} von ${name} ${count === 1 ? 'erhält' : 'erhalten'} eine gemeinsame neue Führungskraft. Wählen Sie eine dieser Personen, nimmt sie den Platz unter der Führungskraft von ${name} ein.`,
  moved: (count) => `${reportsOf(count)} verschoben.`,
  noReports: (name) => `${name} ist niemand unterstellt.`,
};
