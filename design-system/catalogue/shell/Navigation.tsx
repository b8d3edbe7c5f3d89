import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import type { Address } from '../address/address.ts';
import { linkTo } from '../address/useAddress.ts';
import { components } from '../discover.ts';
import { groups } from '../docs.ts';
import { foundationPages } from '../foundations/foundationPages.ts';
import { searchDocs, type Hit } from '../search.ts';
import * as styles from './navigation.css.ts';

const titles: Record<string, string> = { icons: 'Icon' };
const titleOf = (group: string) => titles[group] ?? group;

interface Shelf {
  title: string;
  hits: readonly Hit[];
}

/** Everything on its shelf; with words, what they are found in, best first. */
function shelvesFor(text: string): readonly Shelf[] {
  const words = text.trim();
  const foundations = foundationPages
    .filter((page) => `${page.name} foundations ${page.summary}`.toLowerCase().includes(words.toLowerCase()))
    .map(({ name }): Hit => ({ name }));
  if (words !== '') return [{ title: 'Found', hits: [...searchDocs(components, words), ...foundations] }];
  return [
    { title: 'Foundations', hits: foundations },
    ...groups.map((group) => ({
      title: titleOf(group),
      hits: components.filter((entry) => entry.group === group).map(({ name }): Hit => ({ name })),
    })),
  ].filter((shelf) => shelf.hits.length > 0);
}

/** Typing in a field is no call for the search. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** The list of pages with its search: `/` goes there, Down goes into the list, Enter opens the first hit. */
export function Navigation({ address, onChoose }: { address: Address; onChoose?: () => void }) {
  const [text, setText] = useState('');
  const root = useRef<HTMLElement>(null);
  const shelves = shelvesFor(text);
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      root.current?.querySelector<HTMLInputElement>('input')?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const inSearch = isTyping(event.target);
    if (event.key === 'Enter' && inSearch) {
      const first = shelves[0]?.hits[0];
      if (text.trim() === '' || !first) return;
      window.location.assign(linkTo(address, first.name));
      onChoose?.();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (at + step < 0) root.current?.querySelector<HTMLInputElement>('input')?.focus();
    else links[at + step]?.focus();
  };
  return (
    <nav ref={root} aria-label="Pages">
      {/* The list is links and a field; the keys only move between them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={handleKeyDown}>
        <div className={styles.search}>
          <SearchField
            label="Search components"
            placeholder="Search names, props, words"
            value={text}
            onChange={setText}
            delay={0}
            width="full"
          />
        </div>
        {shelves.map((shelf) => (
          <section key={shelf.title} className={styles.shelf}>
            <h2 className={styles.group}>{shelf.title}</h2>
            <ul>
              {shelf.hits.map((hit) => (
                <li key={hit.name}>
                  <a
                    className={styles.entry}
                    href={linkTo(address, hit.name)}
                    aria-current={hit.name === address.page ? 'page' : undefined}
                    onClick={onChoose}
                  >
                    {hit.name}
                    {hit.found === undefined ? null : <small className={styles.found}>{hit.found}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p role="status" className={styles.none}>
          {shelves.some((shelf) => shelf.hits.length > 0) ? '' : `Nothing found for "${text.trim()}"`}
        </p>
      </div>
    </nav>
  );
}
