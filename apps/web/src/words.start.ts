/** What the page says before the application runs, or if it cannot (`index.html`, `public/early.js`). */
export const startWords = {
  description: 'Bellwether: quarterly goals, and one minute a week to say how they are going.',
  starting: 'Bellwether is starting. If this line stays, load the page again.',
  needs: 'Bellwether needs Chrome or Edge 111, Firefox 125, Safari 17, or a newer version of one of them.',
  needsScript: 'Bellwether needs JavaScript. Please switch it on and load the page again.',
  tooOld:
    'This browser is too old for Bellwether. It needs Chrome or Edge 111, Firefox 125, Safari 17, or a newer version of one of them.',
  notLoaded: 'Bellwether could not be loaded. Check your connection and load the page again.',
} as const;
