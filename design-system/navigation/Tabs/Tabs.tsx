import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

/** The label of one panel. */
export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many are behind it. */
  count?: number;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Panel of the chosen tab; without it only the row of tabs is drawn. */
  children?: ReactNode;
  /** The row keeps the margin of a flyout. */
  inset?: boolean;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Parts of one thing, one at a time (APG tabs: arrows choose at once). */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  inset = false,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  // On a narrow screen the row scrolls: the chosen tab must be in sight, also when the address chose it.
  useEffect(() => {
    const chosen = document.getElementById(`${base}-${value}`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [base, value]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === value);
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const step = isRightToLeft ? -(steps[event.key] ?? Number.NaN) : steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined || Number.isNaN(step)
            ? undefined
            : (index + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.tabs}
        data-inset={inset || undefined}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={children === undefined || tab.id !== value ? undefined : `${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${value}`}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </>
  );
}
