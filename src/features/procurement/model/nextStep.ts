import type { PackageStatus } from '#domain/procurement';
import * as t from '../texts.ts';

interface Known {
  /** Whether there is something to price. */
  hasScope: boolean;
  /** The company whose leveled bid is the lowest of those that count. */
  company: string | undefined;
}

/** Where one press brings a package from here, and how the press is called; null where something else comes first. */
export function nextStepOf(
  from: PackageStatus,
  { hasScope, company }: Known,
): { to: PackageStatus; label: string } | null {
  switch (from) {
    case 'NOT_STARTED':
    case 'SCOPE':
      return hasScope ? { to: 'READY', label: t.readyToBid } : null;
    case 'BIDS_RECEIVED':
      return company ? { to: 'LEVELING', label: t.startLeveling } : null;
    case 'LEVELING':
      return company ? { to: 'RECOMMENDED', label: t.recommendCompany(company) } : null;
    case 'RECOMMENDED':
      return company ? { to: 'AWARDED', label: t.awardName(company) } : null;
    case 'AWARDED':
      return { to: 'EXECUTED', label: t.contractExecuted };
    default:
      return null;
  }
}
