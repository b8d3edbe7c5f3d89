import { useAddress } from '#platform/routing';

/** Whether a dialog is open, kept in the address; what else it holds stays. */
export function useOpenInAddress(name: string): [boolean, (isOpen: boolean) => void] {
  const [address, setAddress] = useAddress();
  const setOpen = (isOpen: boolean) =>
    setAddress(
      (last) => {
        if (isOpen) last.set(name, '1');
        else last.delete(name);
        return last;
      },
      { replace: true },
    );
  return [address.has(name), setOpen];
}
