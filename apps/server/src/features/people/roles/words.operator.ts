/** Why the command line cannot change a person as requested. */
export const operatorWords = {
  deactivated: (name: string) => `${name} is deactivated: activate the profile first.`,
  org_admin_already: (name: string) => `${name} is an org admin already.`,
  observer: (name: string) => `${name} is an observer, who never acts: change the role in the profile first.`,
  ceo_already: (name: string) => `${name} is the ceo already.`,
} as const;
