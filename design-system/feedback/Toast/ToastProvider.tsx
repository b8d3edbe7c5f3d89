import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { breakpoint } from '../../foundations/scale.ts';
import { onDemand, whenUsed } from '../../private/on-demand/onDemand.tsx';
import * as styles from './Toast.css.ts';
import { isPassing, type ToastContent } from './toastContent.ts';
import type { ToastStackProps } from './ToastStack.tsx';

export type { ToastContent } from './toastContent.ts';

const stack = onDemand<ToastStackProps>(async () => (await import('./ToastStack.tsx')).ToastStack);

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
  useEffect(() => whenUsed(() => void stack.ask()), []);
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
            {/* Drawn at once it would come with the page. */}
            {list.length > 0 || stack.isHere() ? (
              <stack.Part
                region={region}
                list={list}
                most={most}
                isCrowded={isCrowded}
                onClose={toasts.dismiss}
              />
            ) : null}
          </div>
        </section>,
        document.body,
      )}
    </ToastContext>
  );
}
