import type { Refusal } from '#platform/routing';

/** Why a page is closed to somebody, and who can change that. */
export function reasonOf({ title, missing }: Partial<Refusal>, project?: string): string {
  const page = title ?? 'This page';
  if (missing?.tenantFlag ?? missing?.clientFlag) {
    return `${page} is not switched on for your company. Your administrator can ask for it.`;
  }
  const place = project ? ` in ${project}` : '';
  return `${page} needs a permission that your role${place} does not have. Your administrator can give it to you.`;
}
