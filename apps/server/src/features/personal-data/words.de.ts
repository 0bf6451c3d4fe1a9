import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const personalDataRefusals: Translated<typeof english.personalDataRefusals> = {
  not_ready: 'Diese Datei ist noch nicht fertig.',
  failed: 'Diese Datei konnte nicht erstellt werden. Bitte fordern Sie eine neue an.',
  removed: 'Diese Datei wurde nach sieben Tagen entfernt. Bitte fordern Sie eine neue an.',
  active_again: 'Diese Person ist wieder aktiv und kann die Datei selbst anfordern.',
};

export const dataFileWords: Translated<typeof english.dataFileWords> = {
  fileName: ({ name }) => `${name} persönliche Daten`,
  title: ({ name, company }) => `Daten von ${name} bei ${company}`,
  made: ({ at }) => `Erstellt am ${at} (UTC). Jeder Teil liegt auch im Ordner data, als JSON für Programme.`,
  leftOut:
    'Nicht enthalten ist, was andere vertraulich über die Person geschrieben haben: Notizen anderer, Zweitmeinungen anderer und Beurteilungen, die nicht geteilt wurden.',
  leftOutForAdmins:
    'Diese Datei hat ein Admin angefordert. Deshalb fehlt auch, was dieser Admin nicht lesen darf: Einzelgespräche, Beurteilungen mit allem, was dazugehört, Benachrichtigungen, Handlungen, private Notizen, Texte und Ansichten sowie Ziele, Kommentare und Aufgaben, die der Admin nicht sieht. Die betroffene Person bekommt sie in der Datei, die man mit einem aktiven Konto auf der Kontoseite anfordern kann.',
  empty: 'Nichts.',
  yes: 'ja',
  no: 'nein',
  parts: {
    profile: 'Profil',
    user_manual: 'Bedienungsanleitung',
    goals: 'Ziele',
    predictions: 'Vorhersagen',
    results: 'Ergebnisse, auch die von anderen an Sie',
    comments: 'Kommentare, auch die anderer zu Ihren Zielen',
    action_items: 'Aufgaben',
    one_to_ones: 'Worüber Sie in Einzelgesprächen sprechen',
    appraisals: 'Beurteilungen',
    self_reviews: 'Was Sie in Beurteilungsrunden über sich geschrieben haben',
    peer_feedback: 'Was Sie im kollegialen Feedback über andere geschrieben haben',
    said_by_peers:
      'Was Kolleginnen und Kollegen über Sie gesagt haben, wie Ihre Führungskraft es weitergegeben hat',
    calibration_moves: 'Gründe, die Sie in Kalibrierungen von Beurteilungen angegeben haben',
    notes: 'Ihre privaten Notizen',
    saved_views: 'Ihre gespeicherten Ansichten',
    board_packs: 'Was Sie in Vorstandsmappen geschrieben haben',
    summary_edits: 'Was Sie in Rückblicken geschrieben haben',
    notifications: 'Benachrichtigungen',
    sessions: 'Sitzungen',
    tokens: 'Tokens',
    slack: 'Slack',
    agents: 'Agenten',
    agent_requests: 'Vorhersagen von Agenten',
    agent_views: 'Zweitmeinungen von Agenten',
    acts: 'Was das Audit-Protokoll über Ihre Handlungen aufbewahrt',
    own_record: 'Ihre eigene Bilanz: was Ihre Vorhersagen wert waren',
    files: 'Dateien',
  },
};
