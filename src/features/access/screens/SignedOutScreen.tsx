import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';
import { useTenant } from '../useTenant.ts';

/** Where logout ends: says that it worked, and leads back into the company of this host. */
export default function SignedOutScreen() {
  const tenant = useTenant();
  const company = tenant?.name ?? 'your company';
  const signIn = (
    <Button variant="primary" onPress={() => void session.signIn('/')}>
      Log in
    </Button>
  );
  const query = new URLSearchParams(location.search);
  return query.get('from_logout') === 'true' ? (
    <Notice scene="open" title="You are logged out" actions={signIn}>
      Log in again to continue at {company}.
    </Notice>
  ) : (
    <Notice scene="open" title={tenant ? tenant.name : 'Quoin'} actions={signIn}>
      Log in to plan and control the cost of the projects of {company}.
    </Notice>
  );
}
