import { useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';

/** Logs out whoever comes here; where the provider cannot be reached it says so, and offers to try again. */
export default function LogoutScreen() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) session.signOut().catch(() => setFailed(true));
  }, [failed]);
  return failed ? (
    <Notice
      scene="barred"
      title="You are still logged in"
      actions={
        <Button variant="primary" onPress={() => setFailed(false)}>
          Try again
        </Button>
      }
    >
      The sign-in service did not answer. Check your connection.
    </Notice>
  ) : (
    <Notice scene="open" title="Logging you out" actions={null}>
      This takes a moment.
    </Notice>
  );
}
