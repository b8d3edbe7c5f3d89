import { createContext, type ReactNode, use } from 'react';
import { UNSAFE_LocationContext, useLocation } from 'react-router-dom';
import { ProjectIdOfPage, useProjectIdInAddress } from '#platform/project';

const PathOfPage = createContext<string | null>(null);

/**
 * Which page and which project the address names, for all that stands in it. The router draws everybody who asks it anew with every
 * change of the address: a filter, a panel, a row that is chosen. Who asks here is drawn anew where page or project is another.
 */
export function PageAddress({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PathOfPage value={pathname}>
      <ProjectIdOfPage value={useProjectIdInAddress()}>{children}</ProjectIdOfPage>
    </PathOfPage>
  );
}

/** The path of the page, e.g. `/projects/1/foresite`; never what stands behind it in the address. */
export function usePathname(): string {
  return use(PathOfPage) ?? use(UNSAFE_LocationContext).location.pathname;
}
