import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPageQuery } from '#platform/routing';

/**
 * What stands below the first part of a panel. The panel is seen and used with its first part; the rest is drawn in a second step, which
 * moves nothing above it. Where the address asks for a section (`focusSection`, docs/product/frame.md), all of it comes at once.
 */
export function Below({ children }: { children: ReactNode }) {
  const { focusSection } = readPageQuery(useLocation().search);
  const [isDue, setDue] = useState(focusSection !== undefined);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : null;
}
