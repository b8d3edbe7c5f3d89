import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { devProxy } from './tools/devProxy.ts';
import {
  iconsNamed,
  isDoor,
  isIconList,
  isPackageDoor,
  namedOfPackage,
  namedThrough,
} from './tools/doors.ts';
import { leanPackages } from './tools/leanPackages.ts';
import { isParted, packageParts, partsNamed } from './tools/packageParts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.QUOIN_SERVER ?? 'http://127.0.0.1:4000';
const baseHost = process.env.BASE_HOST || 'localhost';

interface Modules {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}
interface Reach {
  start: Set<string>;
  /** What pages for anybody need at once. */
  open: Set<string>;
  shell: Set<string>;
  /** Per module, what is loaded on demand and brings it along. */
  askers: Map<string, string[]>;
}
let reached: Reach | undefined;

const main = at('./src/main.tsx');
const isScreen = (id: string) => id.endsWith('Screen.tsx');
const nameOf = (id: string) => /([^/]+?)\.\w+$/.exec(id)?.[1] ?? 'part';
const isChart = (id: string) => /(?:Chart|Canvas)\.tsx$/.test(id);
/** What opens over the page: it comes when the page is idle or the pointer near, and then all of it. */
const isLayer = (id: string) =>
  /(?:MenuContent|PopoverContent|ListboxPanel|ModalFrame|ToastStack|TooltipBubble)\.tsx$/.test(id);

/** What comes once somebody uses the frame or ForeSite: it waits for nothing that only other screens share. */
const isNear = (id: string) =>
  /\/(?:CostTrace|NavDrawer|NotificationList|ViewPanel|ViewNameDialog|DateRangeField|ScenarioTools|ScenarioCard)\.tsx$/.test(
    id,
  );

/** What ForeSite draws at first. What it shares with other screens comes apart from what only others share. */
const isFirst = (id: string) => /(?:ForesiteScreen|CostTrendChart|TrendCanvas)\.tsx$/.test(id);

/** The list that people start from. What it shares with others than ForeSite comes without what only those share. */
const isHome = (id: string) => id.endsWith('/ProjectListScreen.tsx');

/** What is asked for before its page is there. */
const isEarly = (id: string) => /\/\w+Prefetch\.ts$/.test(id);

/** What other people's changes make out of date, and what is asked for early: both come without what only screens share. */
const isLive = (id: string) => id.endsWith('/liveRules.ts') || isEarly(id);

/** Every module that one brings along at once; through a feature's door and the list of icons only those that it names. */
function withImports(from: string, modules: Modules): Set<string> {
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const all = new Set([from]);
  for (const id of all)
    for (const next of importsOf(id))
      if (isDoor(next)) for (const behind of namedThrough(next, id)) all.add(behind);
      else if (isIconList(next))
        for (const icon of importsOf(next).flatMap((list) => iconsNamed(next, list, id))) all.add(icon);
      else if (isParted(next)) for (const part of partsNamed(next, importsOf(next), id)) all.add(part);
      else if (isPackageDoor(next)) {
        for (const behind of namedOfPackage(next, id, importsOf(next).filter(isPackageDoor))) all.add(behind);
      } else all.add(next);
  return all;
}

function reachOf(modules: Modules): Reach {
  const askers = new Map<string, string[]>();
  const entries = new Set([main]);
  for (const entry of entries)
    for (const id of withImports(entry, modules)) {
      askers.set(id, [...(askers.get(id) ?? []), entry]);
      for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(next);
    }
  return {
    start: withImports(main, modules),
    open: withImports(at('./src/app/publicApp.tsx'), modules),
    shell: withImports(at('./src/app/privateApp.tsx'), modules),
    askers,
  };
}

/**
 * The piece that a module comes in, by room and not by file: the start, what pages for anybody need, the frame, what ForeSite, the list of projects and other screens share, each screen, what charts share,
 * and else by who asks for it. A piece needs only those before it, so that none waits for another in a circle.
 */
function roomOf(id: string, modules: Modules): string | null {
  // What starts the app is its page's alone: the catalogue shares the rest of the start and must not start it.
  if (id === main) return null;
  reached ??= reachOf(modules);
  const askers = reached.askers.get(id);
  // Every private page signs in first, so what does that is no request of its own.
  if (reached.start.has(id) || askers?.some((asker) => asker.includes('oidc-client-ts'))) return 'start';
  if (reached.open.has(id)) return 'open';
  if (reached.shell.has(id)) return 'shell';
  // What only a longer way leads to: a rule, which is no request of its own. Anything else is the catalogue's.
  if (!askers) return id.startsWith(at('./domain/')) ? 'kit' : null;
  if (isEarly(id)) return 'near';
  const screens = askers.filter(isScreen);
  const charts = askers.filter(isChart);
  const apart = askers.some(isLayer)
    ? 'layers'
    : askers.some((asker) => isNear(asker) || isLive(asker))
      ? 'near'
      : undefined;
  if (screens.length > 0 && (screens.length > 1 || charts.length > 1 || apart))
    return askers.some(isFirst) ? 'kit' : (apart ?? (askers.some(isHome) ? 'home' : 'more'));
  if (screens.length === 0 && askers.some(isLayer)) return 'layers';
  const [screen] = screens;
  // What a screen shares with one chart that it draws comes with the chart.
  if (screen) return nameOf(charts[0] ?? screen);
  if (charts.length >= 2) return askers.some(isFirst) ? 'charts' : 'plots';
  const names = askers.map(nameOf).toSorted();
  return names.length <= 3
    ? names.join('-')
    : `shared-${createHash('sha256').update(names.join()).digest('hex').slice(0, 6)}`;
}

/** The page brings these pieces, whatever is opened. */
const isUnderWay = (file: string) => /\/(?:main|rolldown-runtime|start|open|shell)-[\w-]+\.js$/.test(file);

/** What private pages need after the frame, named for the script that knows whether the page is one (`fetchPieces`). */
const later = (files: readonly { type: string; name?: string; fileName: string }[]) => {
  const pieces = files.filter(({ type, name }) => type === 'chunk' && (name === 'kit' || name === 'near'));
  const content = pieces.map(({ fileName }) => `/${fileName}`).join(' ');
  return content
    ? [{ tag: 'meta', attrs: { name: 'private-pieces', content }, injectTo: 'head-prepend' as const }]
    : [];
};

/** Written into the page: the frame and the letters are on their way before the first script runs. */
const preloads: Plugin = {
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, path }) => {
      if (path !== '/index.html') return [];
      const files = Object.values(bundle ?? {});
      const early = files.flatMap((file) => {
        const href = `/${file.fileName}`;
        if (file.type === 'chunk' && (file.name === 'open' || file.name === 'shell'))
          return [preload({ rel: 'modulepreload', href, fetchpriority: 'low' })];
        return file.fileName.endsWith('.woff2')
          ? [preload({ rel: 'preload', as: 'font', type: 'font/woff2', href })]
          : [];
      });
      return [...later(files), ...early];
    },
  },
};
const preload = (attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head' as const,
});

/**
 * Each file gets its module's texts as a copy of its own, of which the build keeps what that file says: no first visit brings
 * the texts of panels that are not open. The copy is named by the file's place in the project, which is in the source maps,
 * and ends as the file does, so that it is read as TypeScript.
 */
const textsByFile: Plugin = {
  name: 'texts-by-file',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !source.endsWith('/texts.ts')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?in=${encodeURIComponent(relative(at('.'), importer))}&texts.ts`;
  },
};

export default defineConfig({
  plugins: [
    textsByFile,
    packageParts,
    leanPackages,
    react(),
    preloads,
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  resolve: {
    alias: [
      // jsPDF would bring these along to draw HTML and SVG; documents of charts have neither.
      {
        find: /^(html2canvas|canvg|dompurify)$/,
        replacement: at('./design-system/charts/paper/leftOut.ts'),
      },
      // The writer of workbooks packs them in workers, which the content security policy does not allow.
      {
        find: /^\.\.\/zip\/zipToArrayBuffer\.js$/,
        replacement: at('./design-system/grid/export/packWorkbook.ts'),
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
  server: { allowedHosts: [`.${baseHost}`], proxy: devProxy(server, baseHost) },
  build: {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    modulePreload: {
      polyfill: false,
      // What the page itself has under way is not named again with each screen, nor is the screen, which is asked for at once.
      resolveDependencies: (file, needs, { hostType }) =>
        hostType === 'html' ? needs : needs.filter((need) => need !== file && !isUnderWay(need)),
    },
    // One stylesheet for all rooms: it is small, comes once, and no room waits for a sheet of its own.
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'rooms', name: roomOf }],
        },
      },
      input: { main: at('./index.html'), catalogue: at('./catalogue.html') },
    },
  },
});
