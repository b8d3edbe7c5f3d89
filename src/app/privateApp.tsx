import { createRoot } from 'react-dom/client';
import { Providers } from './providers/Providers.tsx';

/** Draws the app for the person who is signed in. */
export function drawPrivateApp(root: HTMLElement): void {
  createRoot(root).render(<Providers />);
}
