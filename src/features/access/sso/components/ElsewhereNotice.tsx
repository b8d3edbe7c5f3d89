import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { identityUrl } from '#platform/session';

/** In place of the settings where a service outside of the product signs everybody in. */
export function ElsewhereNotice() {
  return (
    <EmptyState
      title="Sign-in is set up elsewhere"
      text={`Your people sign in at ${identityUrl() ?? 'another service'}. Connections, domains and rules of signing in belong there.`}
    />
  );
}
