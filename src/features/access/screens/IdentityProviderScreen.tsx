import { useParams } from 'react-router-dom';
import { IdentityAndSecurity } from '../sso/IdentityAndSecurity.tsx';

/** One connection to the company’s own account. */
export default function IdentityProviderScreen() {
  const { provider } = useParams();
  return <IdentityAndSecurity page="identityProvider" provider={provider ?? null} />;
}
