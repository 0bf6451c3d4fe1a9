import type { Random } from '../demo/random.ts';
import type { PersonStory } from '../demo/story.ts';
import { personName } from './texts.ts';

const narrowest = 7;
const widest = 12;

/** A person of a synthetic company. */
export interface MadePerson extends PersonStory {
  /** 0: the ceo and people without a manager, 1: the ceo's reports … */
  readonly level: number;
}

/** Local parts of the addresses of people who represent a role; all others are numbered. */
export const namedAccounts = [
  'ceo',
  'manager',
  'contributor',
  'goaladmin',
  'orgadmin',
  'hradmin',
  'goalmanager',
  'observer',
] as const;

export interface CompanyToStaff {
  readonly count: number;
  /** The part after the @ of every address. */
  readonly domain: string;
  /** When the few leavers left; epoch milliseconds. */
  readonly leftAt: number;
}

/**
 * Returns people top-down, managers before their reports. A manager has 7 to 12 reports, a few of whom lead
 * their own teams: from about thirty people on there are four levels, and ten thousand people have at most
 * seven.
 */
export function madePeople({ count, domain, leftAt }: CompanyToStaff, random: Random): MadePerson[] {
  const observers = count < 10 ? 0 : Math.max(1, Math.floor(count / 50));
  const staff = count - observers;
  const managers = Math.max(1, Math.ceil((staff - 1) / ((narrowest + widest) / 2)));
  const teams = teamsOf(managers, staff - managers, random);
  const people: MadePerson[] = [];
  const add = (person: Pick<MadePerson, 'key' | 'role' | 'level'> & Partial<MadePerson>) => {
    const email = `${person.key}@${domain}`;
    people.push({ name: personName(random), email, jobTitle: titles[person.role], ...person });
  };
  teams.forEach(({ key, manager, level }, index) => {
    const flags = key === 'goalmanager' ? (['isGoalManager'] as const) : undefined;
    const orgUnit = level < 3 ? `Department ${index + 1}` : undefined;
    add({ key, role: index === 0 ? 'ceo' : 'manager', level, manager, orgUnit, flags });
  });
  let number = 0;
  // The lowest team first, so that the named contributor is below every level.
  for (const team of [...teams].reverse()) {
    for (let seat = 0; seat < team.seats; seat += 1) {
      const key = contributorKeys[number] ?? `p${number}`;
      number += 1;
      const hasLeft = number > contributorKeys.length && random.chance(0.02);
      add({
        key,
        role: 'contributor',
        level: team.level + 1,
        manager: team.key,
        flags: adminFlags[key],
        ...(hasLeft ? { deactivatedAt: leftAt } : {}),
      });
    }
  }
  for (let index = 0; index < observers; index += 1) {
    add({ key: index === 0 ? 'observer' : `observer${index}`, role: 'observer', level: 0 });
  }
  return people;
}

const titles = {
  ceo: 'Chief Executive Officer',
  manager: 'Team Lead',
  contributor: 'Specialist',
  observer: 'Adviser',
};
const contributorKeys = ['contributor', 'goaladmin', 'orgadmin', 'hradmin'];
const adminFlags: Readonly<Record<string, PersonStory['flags']>> = {
  goaladmin: ['isGoalAdmin'],
  orgadmin: ['isOrgAdmin'],
  hradmin: ['isHrAdmin'],
};

interface Team {
  key: string;
  manager: string | undefined;
  level: number;
  /** The number of its contributors. */
  seats: number;
}

/** Returns the teams with their leads. The first team is the ceo's. */
function teamsOf(managers: number, contributors: number, random: Random): Team[] {
  // The smallest number of leads below one manager that still makes three levels of managers.
  const span = Math.min(narrowest, Math.max(1, Math.ceil((Math.sqrt(4 * managers - 3) - 1) / 2)));
  const teams: Team[] = [];
  for (let index = 0; index < managers; index += 1) {
    const above = index === 0 ? undefined : teams[Math.floor((index - 1) / span)];
    teams.push({
      key: ['ceo', 'manager', 'goalmanager'][index] ?? `m${index}`,
      manager: above?.key,
      level: above ? above.level + 1 : 0,
      seats: 0,
    });
  }
  const leads = teams.map((_, index) => Math.max(0, Math.min(span, managers - 1 - index * span)));
  const widths = teams.map(() => random.between(narrowest, widest));
  let left = contributors;
  // Fill seats round by round, first up to each team's own width, then up to the widest. In a company that is
  // too small for its managers some teams stay narrow.
  for (const limit of [
    (index: number) => widths[index] ?? narrowest,
    () => widest,
    () => Number.POSITIVE_INFINITY,
  ]) {
    for (let wasGiven = true; wasGiven && left > 0; ) {
      wasGiven = false;
      for (const [index, team] of teams.entries()) {
        if (left === 0 || team.seats + (leads[index] ?? 0) >= limit(index)) continue;
        team.seats += 1;
        left -= 1;
        wasGiven = true;
      }
    }
  }
  return teams;
}
