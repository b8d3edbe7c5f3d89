import { ModulePage } from '#shared/module';

/** One connection to the company’s own account. */
export default function IdentityProviderScreen() {
  return (
    <ModulePage
      page="identityProvider"
      heading="There is no connection here"
      purpose="Addresses and keys of one connection, and its test."
      needs={[{ text: 'Identity and Security', page: 'identity' }]}
    />
  );
}
