import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { publicRoutes } from './router/publicRoutes.tsx';

/** Draws the pages for anybody: no session, no query cache, no frame. */
export function drawPublicApp(root: HTMLElement): void {
  createRoot(root).render(<RouterProvider router={createBrowserRouter(publicRoutes())} />);
}
