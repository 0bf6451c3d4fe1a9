import { createContext } from 'react';

/** Whether what is shown stands in the page's main part already, of which a page has one. */
export const InMainPart = createContext(false);
