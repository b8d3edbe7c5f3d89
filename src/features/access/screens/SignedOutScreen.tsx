import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';
import * as t from '../texts.ts';
import { useTenant } from '../useTenant.ts';

/** Where logout ends: says that it worked, and leads back into the company of this host. */
export default function SignedOutScreen() {
  const tenant = useTenant();
  const company = tenant?.name ?? t.yourCompany;
  const signIn = (
    <Button variant="primary" onPress={() => void session.signIn('/')}>
      {t.logIn}
    </Button>
  );
  const query = new URLSearchParams(location.search);
  return query.get('from_logout') === 'true' ? (
    <Notice scene="open" title={t.youAreLoggedOut} actions={signIn}>
      {t.logInAgainToContinue(company)}
    </Notice>
  ) : (
    <Notice scene="open" title={tenant ? tenant.name : t.quoin} actions={signIn}>
      {t.logInToPlan(company)}
    </Notice>
  );
}
