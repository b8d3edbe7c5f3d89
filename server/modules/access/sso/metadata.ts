import { invalidFields } from '#server/contract/errors.ts';
import type { ConnectionConfig } from '#server/identity/federation/connection.ts';
import { readIdpMetadata } from '#server/identity/federation/saml/index.ts';

/** What metadata says of a provider. */
export type MetadataConfig = Pick<ConnectionConfig, 'provider_entity_id' | 'sign_in_url' | 'certificates'>;

/** Reads the metadata of a SAML provider; what is wrong with it is shown at the field that it came from. */
export function readMetadata(xml: string, field: 'metadata_xml' | 'metadata_url'): MetadataConfig {
  try {
    const { entityId, ssoUrl, certificates } = readIdpMetadata(xml);
    return {
      provider_entity_id: entityId,
      sign_in_url: ssoUrl,
      certificates: certificates.map(({ pem, subject, notBefore, notAfter }) => ({
        pem,
        subject,
        not_before: new Date(notBefore).toISOString(),
        not_after: new Date(notAfter).toISOString(),
      })),
    };
  } catch (error) {
    throw invalidFields({ [field]: [(error as Error).message] });
  }
}
