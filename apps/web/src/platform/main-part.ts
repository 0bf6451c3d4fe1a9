import { createContext } from 'react';

/** Whether the content is already inside the page's only main landmark. */
export const InMainPart = createContext(false);
