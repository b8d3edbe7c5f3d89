import { useEffect } from 'react';

/** A page that is wider than high prints so, with narrow margins; the paper itself is the printer's. */
export function usePrintLandscape(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: landscape; margin: 10mm; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
