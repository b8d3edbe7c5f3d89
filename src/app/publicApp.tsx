import { createRoot } from 'react-dom/client';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { publicRowOf } from './router/publicRowOf.ts';

/** Draws a page for anybody. It needs no session, no cache and no router: links between public pages load a page. */
export async function drawPublicApp(root: HTMLElement, pathname: string): Promise<void> {
  const row = publicRowOf(pathname);
  const { default: Screen } = await row.screen();
  createRoot(root).render(
    <PublicLayout title={row.title} isCompanys={row.isCompanys ?? false}>
      <Screen />
    </PublicLayout>,
  );
}
