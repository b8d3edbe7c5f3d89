import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { identityUrl } from '#platform/session';
import * as t from '../../texts.ts';

/** In place of the settings where a service outside of the product signs everybody in. */
export function ElsewhereNotice() {
  return <EmptyState title={t.signInIsSetUp} text={t.yourPeopleSign(identityUrl() ?? t.anotherService)} />;
}
