import { Button } from '#design-system/actions/Button/Button.tsx';
import { Notice } from '#shared/page';
import { logInAgain } from '../account/logInAgain.ts';
import { failureMessage, failureReason } from '../model/signInFailure.ts';
import * as t from '../texts.ts';
import { useTenant } from '../useTenant.ts';

/** Why signing in did not work, in the words of whoever refused, and the way to try again (docs/product/access.md). */
export default function SignInFailedScreen() {
  const tenant = useTenant();
  const message = failureMessage(history.state) ?? failureReason(location.search);
  const again = (
    <Button variant="primary" onPress={() => logInAgain(location)}>
      {t.logInAgain}
    </Button>
  );
  return (
    <Notice scene="barred" title={t.weCantLogYou} message={message} actions={again}>
      {t.ifYouSignInThrough(tenant ? t.ofName(tenant.name) : '')}
    </Notice>
  );
}
