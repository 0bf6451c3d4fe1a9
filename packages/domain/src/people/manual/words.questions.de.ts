import type { Translated } from '../../locale/language.ts';
import type * as english from './words.questions.ts';

export const manualQuestions: Translated<typeof english.manualQuestions> = [
  {
    question: 'So erreichen Sie mich',
    choices: [
      'Schicken Sie mir eine kurze Nachricht',
      'Rufen Sie mich an',
      'Kommen Sie an meinen Platz',
      'Schreiben Sie mir eine E-Mail',
    ],
  },
  {
    question: 'Wann ich am besten arbeite',
    choices: ['Früh am Morgen', 'Vor dem Mittag', 'Am Nachmittag', 'Am Abend'],
  },
  {
    question: 'Wenn ich tief in der Arbeit bin',
    choices: [
      'Sie dürfen mich jederzeit unterbrechen',
      'Unterbrechen Sie mich, wenn es eilt',
      'Schreiben Sie mir; ich antworte in wenigen Stunden',
      'Bitte warten Sie, bis ich wieder auftauche',
    ],
  },
  {
    question: 'Wie ich Rückmeldung mag',
    choices: [
      'Sofort und geradeheraus',
      'Unter vier Augen, mit einem Beispiel',
      'Zuerst schriftlich, dann reden wir',
      'In unserem regelmäßigen Einzelgespräch',
    ],
  },
  {
    question: 'Wie ich gern Dank höre',
    choices: [
      'Mit einem leisen Wort',
      'Vor dem Team',
      'Mit einer geschriebenen Notiz',
      'Mit einer neuen Herausforderung',
    ],
  },
  {
    question: 'Wie ich mich auf eine Besprechung vorbereite',
    choices: [
      'Ich brauche die Tagesordnung einen Tag vorher',
      'Ich brauche die Zahlen vorher',
      'Ich muss wissen, wer kommt und warum',
      'Ich komme, wie ich bin',
    ],
  },
  {
    question: 'Wie ich entscheide',
    choices: [
      'Schnell; ich korrigiere später',
      'Mit den Fakten auf dem Tisch',
      'Indem ich darüber rede',
      'Nach einer Nacht Schlaf',
    ],
  },
  {
    question: 'Wenn wir uns nicht einig sind',
    choices: [
      'Sagen Sie es mir direkt',
      'Geben Sie mir Zeit, dann reden wir',
      'Schreiben Sie es auf',
      'Fragen Sie mich zuerst, was ich brauche',
    ],
  },
  {
    question: 'Was mich Kraft kostet',
    choices: [
      'Lange Besprechungen',
      'Ständige Unterbrechungen',
      'Plötzliche Änderungen des Plans',
      'Aufgaben ohne klares Ziel',
    ],
  },
  {
    question: 'Wie oft wir über laufende Arbeit reden',
    choices: ['Jeden Tag', 'Einmal in der Woche', 'Bei jedem Meilenstein', 'Wenn etwas aus der Spur ist'],
  },
];
