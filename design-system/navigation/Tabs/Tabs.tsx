import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Tab as LibraryTab, TabList, TabPanel, Tabs as LibraryTabs } from 'react-aria-components/Tabs';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Locale } from '../../private/locale/Locale.tsx';
import * as styles from './Tabs.css.ts';

/** The label of one panel. */
export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many are behind it; null while that is on its way, which keeps its place. */
  count?: number | null;
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

/** Parts of one thing, one at a time (arrows choose at once). */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  return <Locale>{(measure) => <TabRow {...props} measure={measure} />}</Locale>;
}

function TabRow<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  inset = false,
  measure,
}: TabsProps<Id> & { measure: (node: Element | null) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const ref = useMemo(() => mergeRefs<HTMLDivElement>(list, measure), [measure]);
  // On a narrow screen the row scrolls: the chosen tab must be in sight, also when the address chose it.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-key="${CSS.escape(value)}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <LibraryTabs className={styles.frame} selectedKey={value} onSelectionChange={(id) => onChange(id as Id)}>
      <TabList ref={ref} aria-label={label} className={styles.tabs} data-inset={inset || undefined}>
        {tabs.map((tab) => (
          <LibraryTab
            key={tab.id}
            id={tab.id}
            className={styles.tab}
            // Without a panel it has nothing to point at.
            render={(own) => (
              <div
                {...(own as ComponentProps<'div'>)}
                aria-controls={children === undefined ? undefined : own['aria-controls']}
              />
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : tab.count === null ? (
              <span className={styles.place} aria-hidden="true">
                0
              </span>
            ) : (
              <span className={styles.count}>{tab.count}</span>
            )}
          </LibraryTab>
        ))}
      </TabList>
      {/* A panel keeps the id that it came with, so each tab has one of its own. */}
      {children === undefined ? null : (
        <TabPanel key={value} id={value} className={styles.panel}>
          {children}
        </TabPanel>
      )}
    </LibraryTabs>
  );
}
