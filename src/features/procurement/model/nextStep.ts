import type { PackageStatus } from '#domain/procurement';

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
      return hasScope ? { to: 'READY', label: 'Ready to bid' } : null;
    case 'BIDS_RECEIVED':
      return company ? { to: 'LEVELING', label: 'Start leveling' } : null;
    case 'LEVELING':
      return company ? { to: 'RECOMMENDED', label: `Recommend ${company}` } : null;
    case 'RECOMMENDED':
      return company ? { to: 'AWARDED', label: `Award ${company}` } : null;
    case 'AWARDED':
      return { to: 'EXECUTED', label: 'Contract executed' };
    default:
      return null;
  }
}
