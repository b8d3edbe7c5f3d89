import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab goes while writes wait in line. What is written one after the other shows at once, and a write
 * that waits behind another has not been sent: with the tab it would be gone. It stands once, in the frame.
 */
export function useHoldWrites(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      const inLine = client.isMutating({ predicate: ({ options }) => options.scope !== undefined });
      if (inLine > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [client]);
}
