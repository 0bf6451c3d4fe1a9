import type { Strategy, StrategyDocument } from '@bellwether/contract/strategy';

export const noObjectives = {
  Customers: null,
  Employees: null,
  Shareholders: null,
  Sales: null,
  Marketing: null,
  Product: null,
};

export function buildStrategy(changes: Partial<Strategy> = {}): Strategy {
  return {
    IsStrategy: true,
    IsDraft: false,
    PublishedAt: '2026-10-01T08:00:00Z',
    GuidanceVideo: { VideoUrl: null },
    Video: { VideoUrl: null },
    StrategyBasic: { Mission: '<p>Robots people trust</p>', Vision: null, Values: null },
    Objectives: noObjectives,
    Permissions: { Edit: false },
    ...changes,
  };
}

export function buildDocument(changes: Partial<StrategyDocument> = {}): StrategyDocument {
  const { Permissions, ...parts } = buildStrategy();
  return {
    ...parts,
    UpdatedAt: '2026-10-01T08:00:00Z',
    UpdatedBy: { Id: 1, Name: 'Grace Carver' },
    Completion: { Basic: 34, Objectives: 0, Video: 0 },
    ...changes,
  };
}
