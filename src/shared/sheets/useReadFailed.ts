import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import * as t from './texts.ts';

/** Says that the rows of a file could not be read at all. */
export function useReadFailed(): () => void {
  const toasts = useToasts();
  return () =>
    toasts.show({
      tone: 'critical',
      title: t.theRowsCouldNotBeRead,
      detail: t.aPartOfThePage,
    });
}
