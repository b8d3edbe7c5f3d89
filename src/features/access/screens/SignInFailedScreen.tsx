import { Button } from '#design-system/actions/Button/Button.tsx';
import { Notice } from '#shared/page';
import { logInAgain } from '../account/logInAgain.ts';
import { failureMessage, failureReason } from '../model/signInFailure.ts';
import { useTenant } from '../useTenant.ts';

/** Why signing in did not work, in the words of whoever refused, and the way to try again (docs/product/access.md). */
export default function SignInFailedScreen() {
  const tenant = useTenant();
  const message = failureMessage(history.state) ?? failureReason(location.search);
  const again = (
    <Button variant="primary" onPress={() => logInAgain(location)}>
      Log in again
    </Button>
  );
  return (
    <Notice scene="barred" title="We can't log you in right now" message={message} actions={again}>
      If you sign in through your company's own account, contact the administrator
      {tenant ? ` of ${tenant.name}` : ''}. They can give your account access.
    </Notice>
  );
}
