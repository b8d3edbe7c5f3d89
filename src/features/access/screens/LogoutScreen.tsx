import { useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';

/** Logs out whoever comes here; where the provider cannot be reached it says so, and offers to try again. */
export default function LogoutScreen() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) session.signOut().catch(() => setFailed(true));
  }, [failed]);
  return failed ? (
    <Notice
      scene="barred"
      title={t.youAreStillLoggedIn}
      actions={
        <Button variant="primary" onPress={() => setFailed(false)}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.theSignInServiceDidNotAnswer}
    </Notice>
  ) : (
    <Notice scene="open" title={t.loggingYouOut} actions={null}>
      {t.thisTakesAMoment}
    </Notice>
  );
}
