import type { CurrentUser } from '#platform/flags';
import { tenantOfHost } from '#platform/session';

/** A company that the person can change over to. */
export interface Workspace {
  company: CurrentUser['companies'][number];
  /** Its host, with the e-mail address filled in for signing in (docs/product/frame.md). */
  href: string;
}

/** The person's companies other than the one at hand. */
export function otherWorkspaces(
  { companies, email }: Pick<CurrentUser, 'companies' | 'email'>,
  { protocol, host, hostname }: Pick<Location, 'protocol' | 'host' | 'hostname'>,
): readonly Workspace[] {
  const here = tenantOfHost(hostname);
  const base = host.slice(here.length);
  return companies
    .filter(({ slug }) => slug !== here)
    .map((company) => ({
      company,
      href: `${protocol}//${company.slug}${base}/?loginHint=${encodeURIComponent(email)}`,
    }));
}
