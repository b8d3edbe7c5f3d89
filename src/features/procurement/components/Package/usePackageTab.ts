import { useAddress } from '#platform/routing';

/** The parts of the page of a package, in their order. */
export const PACKAGE_TABS = [
  'overview',
  'scope',
  'bidders',
  'leveling',
  'documents',
  'questions',
  'comments',
  'history',
] as const;
/** A part of the page of a package. */
export type PackageTab = (typeof PACKAGE_TABS)[number];

/** The part that the address names, else the one where the work is; each choice is kept in the address, in place of one that a link asked for. */
export function usePackageTab(usual: PackageTab): [PackageTab, (tab: PackageTab) => void] {
  const [address, setAddress] = useAddress();
  const named = PACKAGE_TABS.find((one) => one === address.get('tab'));
  return [
    named ?? usual,
    (tab) =>
      setAddress(
        (now) => {
          now.set('tab', tab);
          if (now.get('focusSection') !== tab) now.delete('focusSection');
          return now;
        },
        { replace: true },
      ),
  ];
}
