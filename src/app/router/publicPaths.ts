/** Addresses that need no session (docs/product/frame.md: public routes, and everything under /auth and /doc). */
const PUBLIC =
  /^\/(bid|shared-report|auth_error|tenant-selection|users\/(complete|password|logout))$|^\/(auth|doc)(\/|$)/;

/** Whether a page is drawn for anybody. */
export function isPublicPath(pathname: string): boolean {
  return PUBLIC.test(pathname.replace(/\/+$/, '') || '/');
}
