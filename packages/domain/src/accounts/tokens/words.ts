import { agentOfVia } from './via.ts';

/** Explains what a token still needs. */
export const tokenMessages = {
  nameRequired: 'Please enter a name!',
  nameReserved: 'This name is reserved. Please choose another one!',
  scopesRequired: 'Please choose at least one permission!',
} as const;

/** Says by which program a person acted; it stands behind the person's name. */
export function viaWords(via: string): string {
  const agent = agentOfVia(via);
  return agent === undefined ? `via ${via}` : `with an agent (${agent})`;
}
