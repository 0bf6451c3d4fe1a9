export const wentWrong = 'Etwas ist schiefgegangen.';

export const unreachable =
  'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
