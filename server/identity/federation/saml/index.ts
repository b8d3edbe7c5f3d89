export { readCertificate } from './certificate.ts';
export { readIdpMetadata } from './readIdpMetadata.ts';
export { readSamlResponse, type SamlIdentity } from './readSamlResponse.ts';
export type { SamlConnection } from './samlConnection.ts';
export { SamlMetadataError } from './samlMetadataError.ts';
export { type SamlRefusal, SamlRefused } from './samlRefused.ts';
export { signInUrl } from './signInUrl.ts';
export { spMetadata } from './spMetadata.ts';
