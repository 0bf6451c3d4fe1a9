/** Why the command line cannot change a person as requested. */
export const operatorWords = {
  deactivated: (name: string) => `${name} is deactivated: activate the profile first.`,
  org_admin_already: (name: string) => `${name} is an org admin already.`,
  ceo_already: (name: string) => `${name} is the ceo already.`,
} as const;
