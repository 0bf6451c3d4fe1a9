import { northwindProfiles } from './northwind-profiles.ts';
import type { PersonStory } from './story.ts';

type Flag = NonNullable<PersonStory['flags']>[number];

/** Key, name, job title, manager's key, own department, flags. A person with reports is a manager. */
type Line = readonly [
  key: string,
  name: string,
  jobTitle: string,
  manager?: string | undefined,
  orgUnit?: string | undefined,
  flags?: readonly Flag[],
];

const lines: readonly Line[] = [
  ['ceo', 'Marta Lindqvist', 'Chief Executive Officer', undefined, 'Executive'],

  ['cto', 'Samuel Adeyemi', 'Chief Technology Officer', 'ceo', 'Engineering'],
  ['manager', 'Daniel Okafor', 'Director of Robotics Software', 'cto', 'Robotics Software'],
  ['lead', 'Priya Raman', 'Navigation Team Lead', 'manager', 'Navigation'],
  ['contributor', 'Tom Becker', 'Software Engineer, Navigation', 'lead'],
  ['peer', 'Hana Sato', 'Software Engineer, Navigation', 'lead'],
  ['nav3', 'Luis Ortega', 'Senior Engineer, Localisation', 'lead'],
  ['nav4', 'Chloe Martin', 'Simulation Engineer', 'lead'],
  ['perception', 'Yusuf Demir', 'Perception Team Lead', 'manager', 'Perception'],
  ['per1', 'Anika Vogel', 'Computer Vision Engineer', 'perception'],
  ['per2', 'Marcus Reid', 'Machine Learning Engineer', 'perception'],
  ['per3', 'Ines Carvalho', 'Data Engineer, Perception', 'perception'],
  ['fleet', 'Grace Mbeki', 'Fleet Platform Team Lead', 'manager', 'Fleet Platform'],
  ['fle1', 'Oskar Nilsson', 'Backend Engineer', 'fleet'],
  ['fle2', 'Wei Zhang', 'Site Reliability Engineer', 'fleet'],
  ['fle3', 'Amara Nwosu', 'Backend Engineer', 'fleet'],
  ['hardware', 'Helena Kraft', 'Director of Hardware', 'cto', 'Hardware'],
  ['mech', 'Pavel Novak', 'Mechanical Design Lead', 'hardware', 'Mechanical Design'],
  ['mec1', 'Sofia Rossi', 'Mechanical Engineer', 'mech'],
  ['mec2', 'Ben Carter', 'Mechanical Engineer', 'mech'],
  ['elec', 'Noor Haddad', 'Electronics Lead', 'hardware', 'Electronics'],
  ['ele1', 'Jonas Weber', 'Electronics Engineer', 'elec'],
  ['ele2', 'Mei Lin', 'Battery Systems Engineer', 'elec'],

  ['product', 'Clara Jensen', 'Vice President of Product', 'ceo', 'Product'],
  ['pm1', 'Rahul Mehta', 'Product Manager, Picking', 'product'],
  ['pm2', 'Emily Stone', 'Product Manager, Fleet Console', 'product'],
  ['design', 'Leo Fischer', 'Design Lead', 'product', 'Design'],
  ['des1', 'Maya Cohen', 'Product Designer', 'design'],
  ['des2', 'Arjun Patel', 'User Researcher', 'design'],

  ['sales', 'Victor Alvarez', 'Chief Revenue Officer', 'ceo', 'Sales'],
  ['salesna', 'Rachel Kim', 'Sales Director, North America', 'sales', 'Sales North America'],
  ['sna1', 'Derek Howard', 'Account Executive', 'salesna'],
  ['sna2', 'Nina Petrova', 'Account Executive', 'salesna'],
  ['sna3', 'Caleb Brooks', 'Sales Engineer', 'salesna'],
  ['goalmanager', 'Isabelle Laurent', 'Sales Director, Europe', 'sales', 'Sales Europe', ['isGoalManager']],
  ['seu1', 'Matteo Bianchi', 'Account Executive', 'goalmanager'],
  ['seu2', 'Freya Hansen', 'Account Executive', 'goalmanager'],
  ['marketing', 'Olivia Grant', 'Head of Marketing', 'sales', 'Marketing'],
  ['mar1', 'Diego Santos', 'Content Strategist', 'marketing'],
  ['mar2', 'Zoe Campbell', 'Demand Generation Manager', 'marketing'],
  ['mar3', 'Felix Braun', 'Events Manager', 'marketing'],
  ['mar4', 'Nadia Ferreira', 'Product Marketing Manager', 'marketing'],

  ['operations', 'Aisha Khan', 'Chief Operating Officer', 'ceo', 'Operations'],
  ['manufacturing', 'Peter Holm', 'Director of Manufacturing', 'operations', 'Manufacturing'],
  ['line', 'Rosa Delgado', 'Assembly Line Lead', 'manufacturing', 'Assembly'],
  ['lin1', 'Kofi Boateng', 'Production Technician', 'line'],
  ['lin2', 'Laura Simmons', 'Production Technician', 'line'],
  ['lin3', 'Tariq Aziz', 'Quality Technician', 'line'],
  ['supply', 'Ewa Kowalska', 'Supply Chain Manager', 'operations', 'Supply Chain'],
  ['sup1', 'Henry Walsh', 'Buyer', 'supply'],
  ['sup2', 'Linh Tran', 'Logistics Planner', 'supply'],
  ['success', 'Jamal Wright', 'Director of Customer Success', 'operations', 'Customer Success'],
  ['suc1', 'Beatriz Lima', 'Customer Success Manager', 'success'],
  ['suc2', 'Owen Murphy', 'Deployment Engineer', 'success'],
  ['suc3', 'Sara Lindholm', 'Support Engineer', 'success'],

  ['finance', 'Gregory Tan', 'Chief Financial Officer', 'ceo', 'Finance'],
  ['goaladmin', 'Monica Reyes', 'Strategy and Planning Manager', 'finance', undefined, ['isGoalAdmin']],
  ['fin1', 'Alan Foster', 'Financial Analyst', 'finance'],
  ['people', 'Ingrid Solberg', 'Chief People Officer', 'ceo', 'People'],
  ['hradmin', 'David Osei', 'HR Business Partner', 'people', undefined, ['isHrAdmin']],
  ['orgadmin', 'Katja Winter', 'People Operations Manager', 'people', undefined, ['isOrgAdmin']],
  ['peo1', 'Lena Hoffmann', 'Talent Partner', 'people'],
  ['peo2', 'Lena Hoffmann', 'Office Coordinator', 'operations'],
];

const observers: readonly (readonly [key: string, name: string, jobTitle: string])[] = [
  ['observer', 'Robert Sinclair', 'Board Observer'],
];

/** Where people work: with the nearest person up the chain who is named here. */
const locations: Readonly<Record<string, string>> = {
  ceo: 'Austin',
  hardware: 'Munich',
  salesna: 'Boston',
  goalmanager: 'Paris',
  manufacturing: 'Monterrey',
};
const managerOf = new Map(lines.map(([key, , , manager]) => [key, manager]));

function locationOf(key: string): string {
  const above = managerOf.get(key);
  return locations[key] ?? (above === undefined ? '' : locationOf(above));
}

/** The first days that the HR program knows. */
const startDates: Readonly<Record<string, string>> = {
  ceo: '2017-01-09',
  manager: '2019-05-06',
  lead: '2021-09-13',
  contributor: '2023-03-01',
  peer: '2022-11-14',
  orgadmin: '2020-02-03',
  hradmin: '2018-10-01',
};

/** The documented accounts have their key as address; everyone else has their name. */
const documented = new Set([
  'ceo',
  'manager',
  'lead',
  'contributor',
  'peer',
  'observer',
  'orgadmin',
  'goaladmin',
  'goalmanager',
  'hradmin',
]);

const withReports = new Set(lines.map(([, , , manager]) => manager));

/** Left the company yesterday; the goals wait for a new owner. */
export const leaver = 'sna3';
/** Was invited sixteen days ago and has not accepted, so the org admin is reminded. */
const newcomer = 'mar4';
/** Begins next week and was not invited yet; has the name of a colleague. */
const uninvited = 'peo2';
/** They were not there in the past quarters. */
export const newPeople: ReadonlySet<string> = new Set([newcomer, uninvited]);
/** Reads days and numbers as in the United Kingdom. */
const british = 'fle3';
const day = 86_400_000;

/** Returns the same people at this moment: the leaver and the new people have their instants. */
export function northwindPeopleAt(now: number): readonly PersonStory[] {
  return northwindPeople.map((person) => {
    if (person.key === leaver) return { ...person, deactivatedAt: now - day };
    if (person.key === newcomer) return { ...person, addedAt: now - 16 * day, invitedBy: 'orgadmin' };
    if (person.key === uninvited) return { ...person, addedAt: now - day };
    return person.key === british ? { ...person, locale: 'en-GB' } : person;
  });
}

/** The people of Northwind Robotics, managers before their reports. */
export const northwindPeople: readonly PersonStory[] = [
  ...lines.map(([key, name, jobTitle, manager, orgUnit, flags]) => ({
    key,
    name,
    email: emailOf(key, name),
    jobTitle,
    role:
      key === 'ceo'
        ? ('ceo' as const)
        : withReports.has(key)
          ? ('manager' as const)
          : ('contributor' as const),
    manager,
    orgUnit,
    flags,
    location: locationOf(key),
    startDate: startDates[key],
    profile: northwindProfiles[key],
  })),
  ...observers.map(([key, name, jobTitle]) => ({
    key,
    name,
    email: emailOf(key, name),
    jobTitle,
    role: 'observer' as const,
  })),
];

function emailOf(key: string, name: string): string {
  const ownName = documented.has(key) ? key : name.toLowerCase().replaceAll(' ', '.');
  const local = key === uninvited ? `${ownName}.office` : ownName;
  return `${local}@demo.example`;
}
