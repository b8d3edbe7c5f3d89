import { IdentityAndSecurity } from '../sso/IdentityAndSecurity.tsx';

/** How the company signs in. */
export default function IdentityScreen() {
  return <IdentityAndSecurity page="identity" provider={null} />;
}
