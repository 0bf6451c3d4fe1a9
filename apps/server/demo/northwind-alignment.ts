import type { GoalStory } from './story.ts';

/** A purpose of a goal. The goal is aligned under the first of the manager's goals with the same topic. */
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

/** The topics of the ceo's goals by quarter, the oldest first, in the order of the company goals. */
const ofCompanyGoals: readonly (readonly (readonly Topic[])[])[] = [
  [['product', 'delivery'], ['revenue'], ['quality', 'reliability'], ['people']],
  [['delivery', 'product'], ['revenue'], ['cost'], ['reliability']],
  [['product', 'delivery'], ['revenue'], ['reliability'], ['plan', 'cost']],
  [['product', 'delivery'], ['revenue'], ['reliability'], ['safety']],
];

/** The topics of upper managers' goals by department, in the order of its texts. */
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

/** Keeps the topics of each goal that can be a parent. */
export class Alignment {
  readonly #topics = new Map<GoalStory, readonly Topic[]>();

  /** Adds a company goal, by its quarter and its place there. */
  addCompanyGoal(story: GoalStory, quarter: number, place: number): void {
    this.#topics.set(story, ofCompanyGoals[quarter]?.[place] ?? []);
  }

  /** Adds a department's goal, by the place of its text. */
  add(story: GoalStory, unit: string, place: number): void {
    this.#topics.set(story, ofDepartments[unit]?.[place] ?? []);
  }

  /** Returns the first of these goals with the same topic; undefined if there is none. */
  parentOf(unit: string, place: number, goals: readonly GoalStory[]): GoalStory | undefined {
    for (const topic of ofDepartments[unit]?.[place] ?? []) {
      const served = goals.find((goal) => this.#topics.get(goal)?.includes(topic));
      if (served) return served;
    }
    return undefined;
  }
}
