import type { GoalStory } from './story.ts';

/** What a goal serves; the first that a goal of the manager's is about decides where it is aligned. */
type Topic =
  | 'product'
  | 'delivery'
  | 'revenue'
  | 'reliability'
  | 'quality'
  | 'cost'
  | 'plan'
  | 'people'
  | 'safety';

/** What the ceo's goals are about, by quarter, the oldest first, in the order of the company goals. */
const ofCompanyGoals: readonly (readonly (readonly Topic[])[])[] = [
  [['product', 'delivery'], ['revenue'], ['quality', 'reliability'], ['people']],
  [['delivery', 'product'], ['revenue'], ['cost'], ['reliability']],
  [['product', 'delivery'], ['revenue'], ['reliability'], ['plan', 'cost']],
  [['product', 'delivery'], ['revenue'], ['reliability'], ['safety']],
];

/** What the goals of the upper floors are about, by department, in the order of its texts. */
const ofDepartments: Readonly<Record<string, readonly (readonly Topic[])[]>> = {
  Engineering: [['product'], ['reliability', 'people'], ['safety', 'product']],
  'Robotics Software': [['product'], ['reliability'], ['safety', 'product']],
  Hardware: [['product'], ['reliability']],
  Product: [
    ['product'],
    ['product'],
    ['product'],
    ['reliability', 'cost'],
    ['reliability', 'product'],
    ['revenue'],
  ],
  Sales: [['revenue'], ['revenue'], ['revenue']],
  Operations: [['delivery'], ['cost', 'quality']],
  Manufacturing: [['delivery'], ['cost'], ['delivery']],
  'Supply Chain': [['delivery'], ['cost'], ['cost'], ['delivery'], ['delivery'], ['cost']],
  Finance: [['plan'], ['plan'], ['plan'], ['plan'], ['plan'], ['plan']],
  People: [
    ['people'],
    ['people'],
    ['people'],
    ['people'],
    ['people'],
    ['people'],
    ['people'],
    ['safety', 'people'],
  ],
};

/** The topics of each goal that others may stand under. */
export class Alignment {
  readonly #topics = new Map<GoalStory, readonly Topic[]>();

  /** Notes what a company goal is about, by its quarter and its place there. */
  addCompanyGoal(story: GoalStory, quarter: number, place: number): void {
    this.#topics.set(story, ofCompanyGoals[quarter]?.[place] ?? []);
  }

  /** Notes what a department's goal is about, by the place of its text. */
  add(story: GoalStory, unit: string, place: number): void {
    this.#topics.set(story, ofDepartments[unit]?.[place] ?? []);
  }

  /** The one of these goals that such a goal serves; undefined where it serves none of them. */
  parentOf(unit: string, place: number, goals: readonly GoalStory[]): GoalStory | undefined {
    for (const topic of ofDepartments[unit]?.[place] ?? []) {
      const served = goals.find((goal) => this.#topics.get(goal)?.includes(topic));
      if (served) return served;
    }
    return undefined;
  }
}
