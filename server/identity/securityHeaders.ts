const contentPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const aYear = 31_536_000;

/**
 * Headers of every answer of identity. The referrer stays within the host and not nowhere: with none at all, browsers
 * send `Origin: null` with the sign-in form, and its origin could not be checked.
 */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  ...(secure ? { 'strict-transport-security': `max-age=${aYear}; includeSubDomains` } : undefined),
});
