import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';

/** What each scope of a token allows, in words. */
export const scopeWords: Readonly<Record<TokenScope, { readonly name: string; readonly hint: string }>> = {
  'goals:read': { name: 'Read goals', hint: 'Goals, weekly predictions, results and their history' },
  'goals:write': { name: 'Change goals', hint: 'Draft, submit, approve, finalize and delete goals' },
  'predictions:write': { name: 'Give weekly predictions', hint: 'And second views of goals of others' },
  'comments:write': { name: 'Write comments', hint: 'On weeks, moves and results of goals' },
  'people:read': { name: 'Read people', hint: 'Profiles, the organization and the directory' },
  'people:write': {
    name: 'Change people',
    hint: 'Add, change, deactivate and activate; never roles or e-mail',
  },
  'reports:read': { name: 'Read reports', hint: 'Files and charts; never appraisals' },
  'insight:read': { name: 'Read insight', hint: 'Forecasts, called goals and calibration' },
  'audit:read': { name: 'Read the audit log', hint: 'Who did what and when' },
  'webhooks:write': { name: 'Manage webhooks', hint: 'Which systems hear of changes' },
  live: {
    name: 'Hear of changes at once',
    hint: 'The live channel: which things changed, without their content',
  },
};

export const daysWords = (days: number | null) => (days === null ? 'No end' : `${days} days`);

/** The tokens of one person or of the company. */
export const tokenListWords = {
  own: {
    title: 'Your tokens',
    hint: 'A token lets a program call Bellwether as you, within the permissions that you choose. It can never do more than you.',
    none: 'You have no tokens.',
  },
  company: {
    title: 'Tokens of the company',
    hint: 'A token of the company lets a service call Bellwether. It acts with the rights of the person who made it, and its name stands beside theirs in the history. Only an admin ends it.',
    none: 'The company has no tokens.',
  },
  make: 'New token',
  failed: 'The tokens could not be loaded.',
  documentation: 'How programs call Bellwether',
  ended: 'The token has ended. Programs that use it are refused from now on.',
  end: 'End',
  endOf: (name: string) => `End ${name}`,
  ask: (name: string) => `End “${name}”?`,
  askHint: 'Programs that use this token are refused at once. This cannot be taken back.',
  cancel: 'Cancel',
  made: 'Made on',
  endsOn: 'ends on',
  noEnd: 'no end',
  lastUsed: 'last used on',
  from: (address: string) => `from ${address}`,
  unused: 'not used yet',
  owner: (name: string) => `acts for ${name}`,
  left: 'Owner has left',
  scopes: 'Permissions',
} as const;

export const tokenFormWords = {
  name: 'Name',
  nameHint: 'What uses it: “Zapier”, “Friday script”. It stands beside your name in the history.',
  nameRequired: 'Please enter a name!',
  scopes: 'What it may do',
  scopesRequired: 'Please choose at least one permission!',
  ends: 'Ends after',
  make: 'Make token',
  cancel: 'Cancel',
} as const;

export const newTokenWords = {
  label: 'Your new token',
  secret: 'Copy it now: it is shown only this once. Whoever has it can do what it allows.',
  copy: 'Copy token',
  copied: 'The token was copied.',
  notCopied: 'The token could not be copied. Please select and copy it yourself.',
  done: 'Done',
} as const;
