/** Colours of the library that no screen and no component of the library uses. */
const unusedColours = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'lime', 'orange', 'yellow', 'green'];

/** Matches the sheet that declares the library's colours. */
export const colourSheet = /\/default-css-variables\.layer\.css$/;

/** Matches `--mantine-color-pink-6`, and the name of an unused colour given to a component. */
export const unusedColour = new RegExp(`(?:--mantine-color-|color=")(?:${unusedColours.join('|')})\\b`);

/** Returns the library's sheet without the declarations of unused colours, two thirds of it. */
export function withoutUnusedColours(css: string): string {
  return css.replace(
    new RegExp(`--mantine-color-(?:${unusedColours.join('|')})-[\\w-]+\\s*:[^;}]*(?:;|(?=\\}))`, 'g'),
    '',
  );
}
