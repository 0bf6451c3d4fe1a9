import Linkify from 'linkify-react';
import classes from './rich-links.module.css';

const OPTIONS = {
  target: '_blank',
  rel: 'noopener noreferrer',
  // Only what carries its scheme, and mail addresses: "goals.Q3" is no link, "javascript:" never becomes one.
  validate: {
    url: (value: string) => /^(https?:\/\/|mailto:)/i.test(value),
    email: () => true,
  },
};

/** Text as it was typed, line breaks kept; http, https and mailto links can be clicked. */
export function RichLinks({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      <Linkify options={OPTIONS}>{text}</Linkify>
    </div>
  );
}
