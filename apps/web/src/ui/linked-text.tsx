import Linkify from 'linkify-react';

const OPTIONS = {
  target: '_blank',
  rel: 'noopener noreferrer',
  // Only what carries its scheme, and mail addresses: "goals.Q3" is no link, "javascript:" never becomes one.
  validate: {
    url: (value: string) => /^(https?:\/\/|mailto:)/i.test(value),
    email: () => true,
  },
};

/** Text in which http, https and mailto links can be clicked. */
export function LinkedText({ text }: { readonly text: string }) {
  return <Linkify options={OPTIONS}>{text}</Linkify>;
}
