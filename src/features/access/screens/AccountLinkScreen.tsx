import { useEffect } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { session } from '#platform/session';
import { Notice } from '#shared/page';

/** Where links of invitations and of forgotten passwords lead; without a token there is nothing to do here (spec §2). */
export default function AccountLinkScreen() {
  const hasToken = new URLSearchParams(location.search).has('token');
  useEffect(() => {
    if (!hasToken) location.replace('/');
  }, [hasToken]);
  if (!hasToken) return null;
  return (
    <Notice
      scene="barred"
      title="This link does not open anything"
      actions={
        <Button variant="primary" onPress={() => void session.signIn('/')}>
          Log in
        </Button>
      }
    >
      It may have been used already, or be too old. Ask the administrator of your company for a new one.
    </Notice>
  );
}
