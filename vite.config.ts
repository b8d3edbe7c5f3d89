import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.QUOIN_SERVER ?? 'http://127.0.0.1:4000';
// The object form keeps the Host header: the tenant is read from it.
const forward = { target: server, changeOrigin: false, xfwd: false, ws: true };

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  // jsPDF would bring these along to draw HTML and SVG; documents of charts have neither.
  resolve: {
    alias: [
      {
        find: /^(html2canvas|canvg|dompurify)$/,
        replacement: at('./design-system/charts/paper/leftOut.ts'),
      },
    ],
  },
  // The app answers at many addresses, so its page names files from the top; everything else, the catalogue too, names
  // them from where it stands and works under any path of any static server.
  experimental: {
    renderBuiltUrl: (file, { hostId, hostType }) => {
      if (hostType !== 'html') return { relative: true };
      const up = '../'.repeat(hostId.split('/').length - 1);
      return hostId === 'index.html' ? undefined : `${up || './'}${file}`;
    },
  },
  cacheDir: '.cache/vite',
  server: { allowedHosts: ['.localhost'], proxy: { '/api': forward, '/realms': forward } },
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { main: at('./index.html'), catalogue: at('./catalogue.html') } },
  },
});
