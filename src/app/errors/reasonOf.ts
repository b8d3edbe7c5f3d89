import type { Refusal } from '#platform/routing';
import * as t from '../texts.ts';

/** Why a page is closed to somebody, and who can change that. */
export function reasonOf({ title, missing }: Partial<Refusal>, project?: string): string {
  const page = title ?? t.thisPage;
  if (missing?.tenantFlag ?? missing?.clientFlag) {
    return t.pageIsNotSwitched(page);
  }
  const place = project ? t.inProject(project) : '';
  return t.pageNeedsAPermission(page, place);
}
