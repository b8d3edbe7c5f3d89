import { useEffect, useState } from 'react';
import { type Link, readLink } from './linkCalls.ts';

/** Where the look at a link stands: `missing` never was one, `failed` could not be asked about. */
export type LinkView =
  | { kind: 'loading' }
  | { kind: 'found'; link: Link }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown };

/** Looks at the link of a token. */
export function useLink(token: string): LinkView {
  const [view, setView] = useState<LinkView>({ kind: 'loading' });
  useEffect(() => {
    let wanted = true;
    readLink(token).then(
      (link) => wanted && setView(link ? { kind: 'found', link } : { kind: 'missing' }),
      (error: unknown) => wanted && setView({ kind: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [token]);
  return view;
}
