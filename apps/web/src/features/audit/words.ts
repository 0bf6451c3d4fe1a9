import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { auditGroupWords } from '@bellwether/domain/audit/words';

export const auditPageWords = {
  question: 'Who changed what, when?',
  notYours: 'Only the CEO, org admins and HR admins read the audit log.',
  peopleOnly: 'You see events about people.',
  failed: 'The audit log could not be loaded.',
  none: 'Nothing has happened yet',
  noneText:
    'Every change of people, goals and settings will be listed here, with who did it, when and from where.',
  noMatch: 'Nothing matches these filters',
  clear: 'Clear filters',
  kind: 'What',
  everything: 'Everything',
  groups: auditGroupWords,
  person: 'Who, or on whom',
  anybody: 'Anybody',
  nobodyFound: 'Nobody found',
  from: 'From',
  to: 'To',
  list: 'Events, newest first',
  csv: 'Export CSV',
  json: 'Export JSON',
  file: 'Audit log',
  allRows: 'Everything',
  filtered: 'With the present filters',
  application: 'Bellwether',
  stranger: 'Somebody who was not signed in',
  forWhom: (name: string) => `for ${name}`,
  via: viaWords,
  only: (name: string) => `Show only what concerns ${name}`,
  request: (id: string) => `Request ${id}`,
} as const;
