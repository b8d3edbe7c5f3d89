import { tenantOfHost } from '#platform/session';
import type { CurrentUser } from './subjectQueries.ts';

type Company = CurrentUser['companies'][number];

/** The company whose host this is, among those of a person. */
export function companyHere(companies: readonly Company[], hostname: string): Company | undefined {
  const slug = tenantOfHost(hostname);
  return companies.find((company) => company.slug === slug);
}
