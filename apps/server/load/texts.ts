import type { Random } from '../demo/random.ts';

const verbs = [
  'Raise',
  'Reduce',
  'Launch',
  'Replace',
  'Document',
  'Automate',
  'Stabilise',
  'Measure',
  'Simplify',
  'Win',
];
const things = [
  'first-call resolution',
  'the onboarding of new customers',
  'unplanned downtime',
  'the monthly close',
  'the supplier portal',
  'delivery times',
  'the quality gate before release',
  'energy use',
  'the hiring funnel',
  'safety walks',
  'the spare parts catalogue',
  'renewals of framework contracts',
  'the training of shift leads',
  'test coverage of the billing system',
  'the partner programme',
  'scrap in assembly',
];
const places = [
  'in Lyon',
  'in Gdańsk',
  'for key accounts',
  'at both plants',
  'across the region',
  'on line 4',
  'for the field team',
];
const firstNames =
  'Ada Bilal Carmen Dmitri Elif Femi Greta Hugo Ines Jonas Kavya Leo Mina Noah Olga Pedro Qiana Rosa Sven Tara Ulf Vera Wanda Xenia Yara Zeno'.split(
    ' ',
  );
const lastNames =
  'Abara Berg Costa Duarte Eriksen Fischer Garcia Horvat Ivanova Jansen Kimura Larsen Mensah Novak Okoye Petrov Quist Rossi Santos Tanaka Usman Vance Weiss Xu Yilmaz Zhou'.split(
    ' ',
  );

/** Returns a realistic name; two people may share a name, as in every large company. */
export function personName(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

/**
 * Returns the texts of a goal, as long as people write them: the list reads titles, the detail everything.
 */
export function goalTexts(random: Random): { title: string; measurement: string; description: string } {
  const verb = random.pick(verbs);
  const thing = random.pick(things);
  const place = random.pick(places);
  const percent = random.between(4, 40);
  return {
    title: `${verb} ${thing} ${place} by ${percent}%`,
    measurement:
      `The monthly report shows a change of ${percent}% against the average of the four quarters before, ` +
      `in at least ${random.between(2, 9)} of the teams ${place} that take part.`,
    description: random.chance(0.6)
      ? `Why now: ${thing} came up in every review of the last year. What we do: agree on how it is counted, ` +
        `try two changes with one team each, keep the one that works and roll it out ${place}. ` +
        `What we need: half a day a week of everybody involved and the support of the data team.`
      : '',
  };
}
