import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { breakpoint } from '../../foundations/scale.ts';
import { isOffer, isPassing, Toast, type ToastContent } from './Toast.tsx';
import * as styles from './Toast.css.ts';
import { useToastKey } from './useToastKey.ts';
import { useToastPlaces } from './useToastPlaces.ts';

export type { ToastContent } from './Toast.tsx';

interface Toasts {
  /** Shows a toast and returns its id; the same `id` again replaces it (saving -> saved). */
  show: (toast: ToastContent & { id?: string }) => string;
  dismiss: (id: string) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);
const most = 4;

/** The toasts of the app. Throws outside a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts)
    throw new Error(
      'design-system: useToasts was called outside ToastProvider, so nothing could be shown. Put ToastProvider around the app.',
    );
  return toasts;
}

let count = 0;

/**
 * On a phone a stack of news would cover what is worked on: what only says that something was done makes room for the next, and what
 * can be undone waits behind the next that can.
 */
const isCrowded = () => window.matchMedia(`(max-width: ${breakpoint.narrow}px)`).matches;

/** Holds the toasts at the lower right, or where they cover no control of what is open; they are announced without taking the focus, which F6 brings to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly (ToastContent & { id: string })[]>([]);
  const region = useRef<HTMLElement>(null);
  const newest = list.findLast(isOffer)?.id;
  useToastKey(region, list.length);
  useToastPlaces(region, list.length, most);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = toast.id ?? `toast-${++count}`;
        setList((old) => {
          const known = old.some((entry) => entry.id === id);
          const next = known
            ? old.map((entry) => (entry.id === id ? { ...toast, id } : entry))
            : [...old.filter((entry) => !isCrowded() || !isPassing(entry)), { ...toast, id }];
          return next.slice(-most);
        });
        return id;
      },
      dismiss: (id) => setList((old) => old.filter((entry) => entry.id !== id)),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <section
          ref={region}
          className={styles.region}
          aria-label="Notifications"
          // It works beside modal panels too.
          data-react-aria-top-layer
        >
          <div role="status" aria-live="polite" aria-relevant="additions text">
            {list.map(({ id, ...toast }) => (
              <div
                key={id}
                className={styles.slot}
                data-slot
                hidden={isOffer(toast) && id !== newest && isCrowded()}
              >
                <Toast {...toast} onClose={() => toasts.dismiss(id)} />
              </div>
            ))}
          </div>
        </section>,
        document.body,
      )}
    </ToastContext>
  );
}
