import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS, readPageQuery } from '#platform/routing';

/**
 * Back to where the person came from: one step, or as many as the address says (docs/product/frame.md: goBackSteps, -1 where it says
 * nothing). Who came straight here has nothing to go back to within the product, and goes to the projects.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(PATHS.projects);
    else void navigate(readPageQuery(search).goBackSteps ?? -1);
  }, [key, navigate, search]);
}
