/**
 * Names of the provider's cookies. Behind https the session takes the `__Host-` prefix, so that no sibling host can set
 * it; the two of an interaction are bound to their path, which that prefix forbids, and take `__Secure-`.
 */
export const cookieNames = (secure: boolean) => ({
  session: `${secure ? '__Host-' : ''}quoin_session`,
  interaction: `${secure ? '__Secure-' : ''}quoin_sign_in`,
  resume: `${secure ? '__Secure-' : ''}quoin_resume`,
});
