import { planFile } from '@bellwether/domain/people/import/plan-file';
import type { PresentPerson } from '@bellwether/domain/people/plan/person';
import { expect, test } from 'vitest';
import { readTable } from '../../../platform/documents/read-table.ts';

const names = [
  'Cleo Chief',
  'Änne Großmann',
  'Zoë O’Brien',
  'José Núñez',
  'François Lefèvre',
  'Ada Quill',
  'Jürgen Weiß',
];

/** A company of two managers below the ceo, and others below them. */
const people = names.map(
  (name, at): PresentPerson => ({
    id: at + 1,
    name,
    email: `p${at}@demo.example`,
    emailKey: `p${at}@demo.example`,
    externalId: `E${at}`,
    jobTitle: at === 0 ? 'Chief' : `Engineer, level ${at}`,
    managerId: at === 0 ? null : at < 3 ? 1 : 2,
    role: at === 0 ? 'ceo' : at < 3 ? 'manager' : 'contributor',
    flags: at === 5 ? ['isHrAdmin'] : [],
    orgUnit: null,
    location: at % 2 === 0 ? 'Köln' : '',
    startDate: at % 3 === 0 ? '2024-02-01' : '2020-05-23',
    timeZone: at === 4 ? 'Paris' : null,
    phone: '',
    locale: null,
    isDeactivated: false,
    isFreed: false,
    isInvited: true,
    keptKeys: [],
  }),
);
const managerOf = ({ managerId }: PresentPerson) => people.find(({ id }) => id === managerId);

type Cell = (person: PresentPerson) => string;
const [firstName, lastName]: Cell[] = [
  ({ name }) => name.split(' ')[0] ?? '',
  ({ name }) => name.split(' ')[1] ?? '',
] as [Cell, Cell];
const name: Cell = (one) => one.name;
const email: Cell = (one) => one.email;
const title: Cell = (one) => one.jobTitle;
const id: Cell = (one) => one.externalId ?? '';
const byEmail: Cell = (one) => managerOf(one)?.email ?? '';
const byId: Cell = (one) => managerOf(one)?.externalId ?? '';
const byName: Cell = (one) => managerOf(one)?.name ?? '';
const byBoth: Cell = (one) => (managerOf(one) ? `${byName(one)} <${byEmail(one).toUpperCase()}>` : '');
const location: Cell = (one) => one.location;
const started: Cell = (one) => one.startDate ?? '';
const startedGerman: Cell = (one) => started(one).split('-').reverse().join('.');
const other: Cell = (one) => `Room ${one.id}`;

/** Columns as programs of several languages write them. */
const layouts: readonly (readonly (readonly [heading: string, cell: Cell])[])[] = [
  [
    ['Name', name],
    ['Email', email],
    ['Manager Email', byEmail],
    ['Job Title', title],
    ['Office Location', location],
    ['Hire Date', started],
  ],
  [
    ['Personalnummer', id],
    ['Vorname', firstName as Cell],
    ['Nachname', lastName as Cell],
    ['E-Mail', email],
    ['Vorgesetzter', byName],
    ['Position', title],
    ['Standort', location],
    ['Eintrittsdatum', startedGerman],
    ['Raum', other],
  ],
  [
    ['Nom', lastName as Cell],
    ['Prénom', firstName as Cell],
    ['Adresse e-mail', email],
    ['Responsable', byBoth],
    ['Poste', title],
    ['Statut', () => 'actif'],
    ['Lieu de travail', location],
  ],
  [
    ['Nombre', firstName as Cell],
    ['Apellidos', lastName as Cell],
    ['Correo electrónico', email],
    ['ID del responsable', byId],
    ['N.º de empleado', id],
    ['Estado', () => 'activo'],
    ['Fecha de contratación', started],
  ],
  [
    ['Employee ID *', id],
    ['Full Name [displayName] Required', name],
    ['Work Email', email],
    ['Manager ID', byId],
    ['Title', title],
    ['Active', () => 'true'],
    ['Notes', other],
  ],
];
const delimiters = [',', ';', '\t', '|'];
const encodings: readonly [string, (text: string) => Uint8Array][] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  // Windows-1252 has the apostrophe elsewhere.
  ['Windows-1252', (text) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')],
];
const cases = layouts.flatMap((layout, at) =>
  delimiters.flatMap((delimiter, place) =>
    [0, 1].map((turn) => {
      const [encoding, encode] = encodings[(at + place + turn * 2) % encodings.length] ??
        encodings[0] ?? ['', Buffer.from];
      // Other orders of columns and rows.
      const columns = [...layout.slice(turn * 2), ...layout.slice(0, turn * 2)];
      const rows = turn === 0 ? people : people.toReversed();
      return { title: `${columns[0]?.[0]} …, “${delimiter}”, ${encoding}`, delimiter, encode, columns, rows };
    }),
  ),
);

test('there are 40 generated files', () => expect(cases).toHaveLength(40));

test.each(cases)('an export changes nothing: $title', async ({ delimiter, encode, columns, rows }) => {
  const cellOf = (text: string) => (text.includes(delimiter) || text.includes('"') ? `"${text}"` : text);
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((person) => columns.map(([, cell]) => cell(person))),
  ].map((cells) => cells.map(cellOf).join(delimiter));
  const read = await readTable(new Uint8Array(encode(lines.join('\r\n'))), {
    kind: 'people',
    remembered: {},
  });
  if ('fault' in read) throw new Error(read.fault);
  const steps = planFile({ ...read, answers: [] }, people, { actorId: 1, today: '2026-11-28' });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { faults, added, changed, unchanged, questions } = step.value;
  expect({ faults, added, changed, questions, unchanged }).toEqual({
    faults: [],
    added: [],
    changed: [],
    questions: [],
    unchanged: people.length,
  });
});
