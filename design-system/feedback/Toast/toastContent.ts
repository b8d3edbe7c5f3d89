/** How a toast looks: what was done, was undone, failed, is worth knowing, or goes on. */
export type ToastTone = 'positive' | 'undone' | 'critical' | 'info' | 'news' | 'busy';

/** What a toast says and offers. */
export interface ToastContent {
  /** What happened, e.g. "VO-005 saved". */
  title: string;
  /** Why, or what now, on a second line. */
  detail?: string;
  tone?: ToastTone;
  /** One action, e.g. Undo; the toast closes after it. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds it stays; null until it is closed. 7 s by default; errors, news and work in progress stay. */
  duration?: number | null;
}

/** Kinds that stay until they are closed. */
export const stays: ReadonlySet<ToastTone> = new Set(['critical', 'news', 'busy']);

/** It goes by itself. */
const goes = ({ tone = 'positive', duration }: ToastContent) => duration === undefined && !stays.has(tone);

/** It goes by itself and offers nothing. */
export const isPassing = (toast: ToastContent): boolean => toast.action === undefined && goes(toast);

/** It goes by itself and offers something, e.g. Undo. */
export const isOffer = (toast: ToastContent): boolean => toast.action !== undefined && goes(toast);
