import { pointLimits } from '@bellwether/domain/one-to-one/points';

export const oneToOneWords = {
  too_many: `There are ${pointLimits.open} open lines. Tick or remove some first.`,
} as const;
