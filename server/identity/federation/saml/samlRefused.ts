const reasons = {
  unsolicited:
    'The response of the identity provider belongs to no sign-in that was started here. Start from the sign-in page, not from the tile at the provider.',
  too_large:
    'The response of the identity provider is longer than 256 KB and was not read. Ask its administrator to send fewer attributes, such as group memberships.',
  malformed:
    'The response of the identity provider cannot be read as SAML. Start the sign-in again; if it happens again, ask the administrator of the provider to look at it.',
  status:
    'The identity provider did not sign you in. Try again, or ask its administrator whether you may use Quoin.',
  encrypted:
    'The response of the identity provider is encrypted, which Quoin does not read. Ask its administrator to sign the assertion and not to encrypt it.',
  not_one_assertion:
    'The response of the identity provider does not hold exactly one assertion, so it is not clear who signed in. Ask its administrator to send one.',
  unsigned:
    'The assertion of the identity provider is not signed, so anybody could have written it. Ask its administrator to sign assertions, not only responses.',
  signature_place:
    'A signature in the response of the identity provider does not cover the element it stands in, so the answer was put together by someone else. Start the sign-in again.',
  weak_algorithm:
    'The response of the identity provider is signed in a way that is not accepted. Ask its administrator for RSA with SHA-256 or SHA-512 and exclusive canonicalization.',
  certificate_unusable:
    'No certificate of this identity provider can be used: an RSA key of at least 2048 bits is needed. Ask its administrator for another one and load the metadata again.',
  certificate_out_of_date:
    'The signing certificate of the identity provider has ended or is not valid yet. Ask its administrator for the new one and load the metadata again.',
  signature:
    'The signature of the identity provider does not fit its certificate, or the answer was altered on the way. Start the sign-in again; if it happens again, load the metadata again.',
  issuer:
    'The answer comes from another identity provider than the one that was asked. Compare the entity ID of the provider with its metadata.',
  destination:
    'The response of the identity provider was sent to another address than ours. Compare the reply address (ACS) that is registered at the provider.',
  recipient:
    'The assertion of the identity provider is meant for another address than ours. Compare the reply address (ACS) that is registered at the provider.',
  audience:
    'The assertion of the identity provider is meant for another application. Compare our entity ID with the audience that is registered at the provider.',
  in_response_to:
    'The response of the identity provider belongs to another sign-in than the one that was started. Start the sign-in again.',
  too_early:
    'The assertion of the identity provider is not valid yet: its clock is ahead of ours. Try again in a minute, or ask its administrator to set the clock.',
  too_late:
    'The assertion of the identity provider is no longer valid. Start the sign-in again; if it happens again, the two clocks are apart.',
  subject:
    'The assertion of the identity provider does not say who signed in, in a way that lasts. Ask its administrator to send a NameID that stays the same (not a transient one) with a bearer confirmation.',
  email:
    'The assertion of the identity provider holds no e-mail address under the name that was agreed. Compare the name of the attribute with the provider.',
} as const;

export type SamlRefusal = keyof typeof reasons;

/**
 * An answer of an identity provider that signs nobody in. `reason` is stable and the message may be shown; `detail`
 * (what was found) is for the log and the connection test, because it may hold text that somebody else wrote.
 */
export class SamlRefused extends Error {
  override readonly name = 'SamlRefused';

  constructor(
    readonly reason: SamlRefusal,
    readonly detail?: string,
    cause?: unknown,
  ) {
    super(reasons[reason], { cause });
  }
}
