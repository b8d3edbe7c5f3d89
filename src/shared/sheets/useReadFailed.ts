import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';

/** Says that the rows of a file could not be read at all. */
export function useReadFailed(): () => void {
  const toasts = useToasts();
  return () =>
    toasts.show({
      tone: 'critical',
      title: 'The rows could not be read',
      detail: 'A part of the page could not be loaded. Check the connection and import the file again.',
    });
}
