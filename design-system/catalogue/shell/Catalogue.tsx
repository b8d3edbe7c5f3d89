import { useEffect, useRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useMedia } from '../../private/media/useMedia.ts';
import type { Address } from '../address/address.ts';
import { useAddress } from '../address/useAddress.ts';
import { useSwitches } from '../address/useSwitches.ts';
import { ComponentPage } from '../component/ComponentPage.tsx';
import { ExampleList } from '../component/ExampleList.tsx';
import { components } from '../discover.ts';
import { foundationPages } from '../foundations/foundationPages.ts';
import { Drawer } from './Drawer.tsx';
import { Navigation } from './Navigation.tsx';
import { Overview } from './Overview.tsx';
import { TopBar } from './TopBar.tsx';
import { folded } from './breakpoints.ts';
import * as styles from './shell.css.ts';

/** The design system by its own means: every component with live examples, props, states, keys and advice. */
export function Catalogue() {
  const address = useAddress();
  useSwitches(address);
  const { page, frame } = address;
  const isFolded = useMedia(folded);
  useEffect(() => {
    document.title = page === '' ? 'Quoin design system' : `${page} · Quoin design system`;
  }, [page]);
  if (frame) return <FramedExamples address={address} />;
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#page" onClick={skipToPage}>
        Skip to content
      </a>
      <TopBar address={address} drawer={isFolded ? <Drawer address={address} /> : null} />
      <div className={styles.body}>
        {isFolded ? null : (
          <div className={styles.side}>
            <Navigation address={address} />
          </div>
        )}
        <PageArea address={address} />
      </div>
    </div>
  );
}

/** The address holds the page, so the link moves the focus instead of the hash. */
function skipToPage(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('page')?.focus();
}

function PageArea({ address }: { address: Address }) {
  const { page, example } = address;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    // On the first page the focus stays where a reader of the whole document starts.
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
    if (example === '') window.scrollTo(0, 0);
  }, [page, example]);
  const foundation = foundationPages.find((entry) => entry.name === page);
  const entry = components.find((one) => one.name === page);
  return (
    <main ref={main} id="page" className={styles.page} tabIndex={-1}>
      {page === '' ? <Overview address={address} /> : null}
      {foundation ? <foundation.Page /> : null}
      {entry ? <ComponentPage key={entry.name} entry={entry} address={address} /> : null}
      {page === '' || foundation || entry ? null : (
        <>
          <h1 className={styles.unseen}>No such page</h1>
          <EmptyState
            art="funnel"
            title={`There is no page "${page}"`}
            text="It may have another name now. Search for it, or choose one from the list."
          />
        </>
      )}
    </main>
  );
}

/** What a frame shows: the examples of one component and nothing around them. */
function FramedExamples({ address }: { address: Address }) {
  const entry = components.find((one) => one.name === address.page);
  return (
    <main className={styles.framed}>
      <h1 className={styles.unseen}>{address.page}</h1>
      {entry ? <ExampleList key={entry.name} entry={entry} address={address} /> : null}
    </main>
  );
}
