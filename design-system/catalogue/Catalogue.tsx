import { useEffect, useState } from 'react';
import { ToggleGroup } from '../actions/ToggleGroup/ToggleGroup.tsx';
import { SearchField } from '../inputs/SearchField/SearchField.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { foundationPages } from './foundationPages.tsx';
import { components, searchComponents } from './discover.ts';
import { groups } from './docs.ts';
import { useHash } from './useHash.ts';
import * as styles from './catalogue.css.ts';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof themes)[number]['value'];

const widths = [
  { value: 'full', label: 'Full' },
  { value: 'narrow', label: '390' },
] as const;
type Width = (typeof widths)[number]['value'];

/** The design system by its own means: every component with live examples, props, keys and advice. */
export function Catalogue() {
  const page = useHash() || 'Colour';
  const [search, setSearch] = useState('');
  const [theme, setTheme] = useState<Theme>('system');
  const [width, setWidth] = useState<Width>('full');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.title = `${page} · Quoin catalogue`;
    document.getElementById('page')?.scrollTo(0, 0);
  }, [page]);
  const foundation = foundationPages.find((entry) => entry.name === page);
  const docs = components.find((entry) => entry.name === page);
  return (
    <div className={styles.app}>
      <header className={styles.top}>
        <a className={styles.brand} href="#/Colour">
          Quoin catalogue
        </a>
        <ToggleGroup label="Width" options={widths} value={width} onChange={setWidth} />
        <ToggleGroup label="Theme" options={themes} value={theme} onChange={setTheme} />
      </header>
      <nav className={styles.side} aria-label="Components">
        <SearchField label="Search components" value={search} onChange={setSearch} delay={80} width="full" />
        <Entries
          title="Foundations"
          names={search === '' ? foundationPages.map((entry) => entry.name) : []}
          page={page}
        />
        {groups.map((group) => (
          <Entries
            key={group}
            title={group}
            names={searchComponents(search)
              .filter((entry) => entry.group === group)
              .map((entry) => entry.name)}
            page={page}
          />
        ))}
      </nav>
      {/* It scrolls, and a page may hold nothing else that takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <main id="page" className={styles.page} tabIndex={0}>
        <div className={styles.sheet} data-width={width}>
          {foundation ? <foundation.Page /> : null}
          {docs ? <ComponentPage docs={docs} /> : null}
          {foundation || docs ? null : (
            <EmptyState
              art="funnel"
              title={`There is no page "${page}"`}
              text="Choose one from the list at the left."
            />
          )}
        </div>
      </main>
    </div>
  );
}

function Entries({ title, names, page }: { title: string; names: readonly string[]; page: string }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2 className={styles.group}>{title}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a className={styles.entry} href={`#/${name}`} aria-current={name === page ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
