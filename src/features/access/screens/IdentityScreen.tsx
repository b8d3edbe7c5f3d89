import { ModulePage } from '#shared/module';

/** How the company signs in. */
export default function IdentityScreen() {
  return (
    <ModulePage
      page="identity"
      heading="No connection yet"
      purpose="Lets your people sign in through your company’s own account, by OpenID Connect or SAML, and says which mail domains must."
      needs={[{ text: 'Users', page: 'users' }]}
    />
  );
}
