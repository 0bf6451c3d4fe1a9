import type { Northwind } from './northwind.ts';
import { plannedGoal } from './northwind-plans.ts';
import type { GoalStory, PersonStory } from './story.ts';

/** A small second company; people who sign in here must never see Northwind. */
export const otherPeople: readonly PersonStory[] = [
  {
    key: 'ceo',
    name: 'Ruth Abrams',
    email: 'ceo@other.example',
    jobTitle: 'Owner',
    role: 'ceo',
    orgUnit: 'Executive',
  },
  {
    key: 'baker',
    name: 'Emil Larsen',
    email: 'baker@other.example',
    jobTitle: 'Head Baker',
    role: 'contributor',
    manager: 'ceo',
  },
  ...(
    [
      ['oven', 'Nora Blom', 'Oven Lead'],
      ['shop', 'Theo Park', 'Shop Manager'],
      ['books', 'Ines Vidal', 'Bookkeeper'],
      ['vans', 'Karl Otte', 'Deliveries'],
      ['sweets', 'Mila Stern', 'Pastry Chef'],
    ] as const
  ).map(
    ([key, name, jobTitle]): PersonStory => ({
      key,
      name,
      email: `${key}@other.example`,
      jobTitle,
      role: 'contributor',
      manager: 'ceo',
    }),
  ),
];

export function otherStories(company: Northwind): GoalStory[] {
  const period = company.periods.current;
  const shop = plannedGoal(company, {
    key: 'ceo',
    period,
    texts: {
      title: 'Open the second shop',
      measurement: 'The shop sells bread on the first day of the quarter’s last month.',
      description: '',
    },
  });
  const bread = plannedGoal(company, {
    key: 'baker',
    manager: 'ceo',
    period,
    texts: {
      title: 'Sourdough for both shops from one oven',
      measurement: '400 loaves a day, at most 2% unsold.',
      description: '',
    },
    parent: shop,
  });
  return [shop, bread];
}
