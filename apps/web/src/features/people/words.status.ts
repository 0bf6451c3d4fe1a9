import { layerTitles } from './words.layers.ts';

export const statusWords = {
  part: 'Actions',
  deactivate: layerTitles.deactivate,
  activate: 'Activate',
  reinvite: 'Reinvite',
  reinviteOf: (name: string) => `Reinvite ${name}`,
  reinvited: (email: string) => `An invitation has been re-sent to ${email}.`,
  effect: (name: string) =>
    `${name} is signed out everywhere at once, cannot sign in, and gets no mails. Nothing is deleted.`,
  goals: (count: number) =>
    count === 1 ? '1 open goal keeps this owner.' : `${count} open goals keep this owner.`,
  seeGoals: 'See the goals to reassign them',
  users: (count: number) =>
    count === 1 ? '1 direct report keeps this manager.' : `${count} direct reports keep this manager.`,
  seeUsers: 'See the direct reports to move them',
  failed: 'What is affected could not be loaded.',
  deactivated: (name: string) => `${name} is deactivated.`,
  activated: (name: string) => `${name} is active again.`,
} as const;
