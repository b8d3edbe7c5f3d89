const reasons = {
  too_large:
    'The metadata is longer than 512 KB. Give the metadata of this one provider, not of a whole federation.',
  malformed:
    'The metadata cannot be read as XML. Give the address of the metadata file itself, not of a page that leads to it.',
  not_one_provider:
    'The metadata does not describe exactly one identity provider. Give the metadata of the provider, neither ours nor that of a whole federation.',
  no_redirect_endpoint:
    'The metadata names no sign-in address for HTTP-Redirect, which is how Quoin starts a sign-in. Ask the administrator of the provider to turn that binding on.',
  insecure_endpoint:
    'The sign-in address in the metadata does not start with https, so passwords could be read on the way. Ask the administrator of the provider for an https address.',
  no_certificate:
    'The metadata holds no signing certificate that can be read, so no answer could be checked. Ask the administrator of the provider for metadata with a signing key.',
  weak_certificate:
    'No signing certificate in the metadata is strong enough: an RSA key of at least 2048 bits is needed. Ask the administrator of the provider for another signing key.',
} as const;

/** Metadata that no connection can be made of. `reason` is stable; the message may be shown; `detail` is for the log. */
export class SamlMetadataError extends Error {
  override readonly name = 'SamlMetadataError';

  constructor(
    readonly reason: keyof typeof reasons,
    readonly detail?: string,
  ) {
    super(reasons[reason]);
  }
}
