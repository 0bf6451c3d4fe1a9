import type { Strategy } from '@bellwether/contract/strategy';

export const strategyWords = {
  mission: 'Mission',
  vision: 'Vision',
  values: 'Differentiating values',
  unpublished: 'Nothing is published yet. Mission, vision and values stand here once they are.',
  nothingShort: 'No mission, vision or values are filled in. View Details shows what else is published.',
  ceoMessage: 'Message from the CEO',
  basics: 'Mission, Vision & Values',
  objectives: 'Strategic Objectives',
  objectivesHint: 'High-level benchmarks for the next 2–3 years.',
  onlyFilled: 'Only the fields that are filled in are visible to the organisation.',
  draft: 'A draft is not published yet. This page shows what is published.',
  emptyTitle: 'No strategy has been published yet',
  emptyText:
    'Mission, vision, values and the objectives of the next years stand here once they are published, so that every goal can be aligned to them.',
  companyGoals: 'Company goals',
  off: 'Your company does not use the strategy page.',
} as const;

/** The three cards, with the names of the page (3-strategy §2.4). */
export const basicLabels: Readonly<Record<keyof Strategy['StrategyBasic'], string>> = {
  Mission: 'Mission Statement',
  Vision: 'Vision Statement',
  Values: 'Differentiating Values',
};

/** The six areas in the documents' order. */
export const areas = [
  'Customers',
  'Employees',
  'Shareholders',
  'Sales',
  'Marketing',
  'Product',
] as const satisfies readonly (keyof Strategy['Objectives'])[];
