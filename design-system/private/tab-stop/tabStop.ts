import { createContext, use } from 'react';

/** Inside a grid or a toolbar only one element is a tab stop; controls within read their `tabIndex` here. */
export const TabStop = createContext<number | undefined>(undefined);

/** `tabIndex` for a control: undefined outside composite widgets. */
export const useTabStop = () => use(TabStop);
