import { useSubject } from '#platform/flags';
import type { ReportCardKind } from '#shared/reports';
import { moduleCard } from '../model/cardRegistry.ts';

/** Whether the reader's company has the module of a card, and their role sees its figures. What people write themselves is for all. */
export function useSeesCard() {
  const { permissions, tenantFlags } = useSubject();
  const has = (kind: ReportCardKind) => {
    const flag = moduleCard(kind)?.tenantFlag;
    return !flag || tenantFlags.has(flag);
  };
  const sees = (kind: ReportCardKind) => {
    const offer = moduleCard(kind);
    return (
      !offer ||
      (has(kind) &&
        permissions.has(offer.permission) &&
        (!offer.alsoNeeds || permissions.has(offer.alsoNeeds)))
    );
  };
  return { has, sees };
}
