export const closedFormWords = {
  close: 'Close',
} as const;

export const formFieldsWords = {
  /** How much of a text's limit is used. */
  ofCharacters: (length: string, limit: string) => `${length} of ${limit} characters`,
} as const;

export const plainFieldWords = {
  showPassword: 'Show password',
} as const;

export const richTextFieldWords = {
  format: (label: string) => `Format ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  list: 'List',
  numberedList: 'Numbered list',
  link: 'Link',
  addressOfTheLink: 'Address of the link',
  enterValidUrl: 'Enter valid URL!',
  addLink: 'Add link',
} as const;

export const searchBoxWords = {
  clearSearch: 'Clear search',
} as const;

export const manySelectWords = {
  notListed: 'Somebody who is not listed',
} as const;
