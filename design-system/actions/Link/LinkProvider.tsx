import { createContext, use, type MouseEvent, type ReactNode } from 'react';

type Navigate = (href: string) => void;

const Navigation = createContext<Navigate | undefined>(undefined);

/** Gives links the app's router: plain clicks on links of an own path, or of a query of this page, call `navigate`, all others stay the browser's. */
export function LinkProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <Navigation value={navigate}>{children}</Navigation>;
}

/** Click handler for an `<a>` that lets the router take plain clicks. */
export function useLinkClick(href: string, onPress?: (event: MouseEvent<HTMLElement>) => void) {
  const navigate = use(Navigation);
  return (event: MouseEvent<HTMLElement>) => {
    onPress?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || !navigate || !/^[/?]/.test(href)) return;
    event.preventDefault();
    navigate(href);
  };
}
