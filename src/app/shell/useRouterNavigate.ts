import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The router for links of the design system. */
export function useRouterNavigate(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback((href: string) => void navigate(href), [navigate]);
}
