// What the schemas say about a refused value, beside the domain's words. A feature's messages are one table.

/** "1, 2 or 3" */
function alternatives(choices: readonly (string | number)[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** Values that only programs send, because the screens offer no wrong ones. */
export const wireWords = {
  choose: (choices: readonly (string | number)[]) => `Please choose ${alternatives(choices)}.`,
  choose_one_of: (choices: readonly (string | number)[]) => `Please choose one of ${choices.join(', ')}.`,
  id: 'This is not a valid id.',
  time: 'This is not a valid time.',
  year: 'This is not a year.',
  day: 'Please enter a day.',
  whole: ({ least, most }: { readonly least: number; readonly most: number }) =>
    `Please enter a whole number from ${least} to ${most}.`,
  level: 'This is not a level.',
  group: 'This is not a group.',
  flag: 'The flag is 0 or 1.',
  address: 'This address is not valid.',
  device: 'This is not a device.',
  passkey: 'This is not the answer of a passkey.',
  key: 'This is not a valid key.',
  file: 'This is not a valid file.',
  not_in_files: 'This text cannot be in a file.',
  each_goal_once: 'Each goal can be named once.',
  labels: 'Please send a label for each level.',
  paces: 'Each limit must be at most the one before it.',
  phrases: 'Please choose two different phrases.',
  quarters: (most: number) => `Please choose 1 to ${most} quarters, each once.`,
  people: (most: number) => `Please choose 1 to ${most} people, each once.`,
} as const;

export const accountMessages = {
  emailMissing: 'Please input your email!',
  passwordMissing: 'Please input your password!',
  oldPasswordMissing: 'Please enter your old password.',
  codeMissing: 'Please enter the code.',
  passkeyNameMissing: 'Please enter a name!',
  linkMissing: 'This link is not complete.',
  notStrong: 'Please enter a strong password.',
  tooShort: 'Minimum 8 char required!',
} as const;

/** The ceo's messages, in fixed words. */
export const companyMessages = {
  nameRequired: 'Please input your full name!',
  zoneRequired: 'Please select a time zone.',
  urlInvalid: 'Enter valid URL!',
  colorInvalid: 'Please enter a colour such as 1a4f8b.',
} as const;
