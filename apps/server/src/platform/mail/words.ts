/** What every mail says around its own text. */
export const mailWords = {
  hello: (name: string) => `Hello ${name},`,
  more: (count: number) => `and ${count} more`,
  below: 'If the button does not work, copy this address into your browser:',
  stop: (mails: string) => `Stop these mails (${mails})`,
  footer: (company: string) => `This mail was sent by Bellwether for ${company}.`,
} as const;
