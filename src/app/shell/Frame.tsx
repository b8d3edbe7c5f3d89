import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { LinkProvider } from '#design-system/actions/Link/LinkProvider.tsx';
import { useWaitingRegion, WaitingRegion } from '#design-system/feedback/Skeleton/waitingRegion.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { onDemand, whenUsed } from '#design-system/private/on-demand/onDemand.tsx';
import { ImpersonationBanner } from '#features/access';
import { AmplifyButton } from '#features/amplify';
import { useCurrentUser } from '#platform/flags';
import { useLiveQueries } from '#platform/realtime';
import { PageAddress, usePageTitle, useRouteTitle, useScrollMemory } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { ShortcutProvider, singleKeysSlot } from '#shared/commands';
import { useAtMost } from '#shared/page';
import { projectQuery, useProjectIdIfAny } from '#shared/project';
import { SetupBar } from '#shared/setup';
import { UnsavedGuard, useHoldWrites } from '#shared/unsaved';
import { CommandCenter, type CommandCenterProps, type CommandLayer } from '../commands/CommandCenter.tsx';
import * as t from '../texts.ts';
import type { NavDrawerProps } from './NavDrawer.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import * as styles from './Frame.css.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { isRestricted } from './isRestricted.ts';
import { useFrameMenus } from './menus/useFrameMenus.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useTheme } from './theme.ts';
import { TopBar, type TopBarProps } from './TopBar.tsx';
import { useRouterNavigate } from './useRouterNavigate.ts';
import { nextState, useSidebarState } from './useSidebarState.ts';
import { useUpdateToast } from './useUpdateToast.ts';
import { useVisit } from './useVisit.ts';

/** The frame of the signed-in app: top bar, project sidebar, and the page between them. */
export function Frame() {
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <PageAddress>
        <FilledFrame />
      </PageAddress>
    </Suspense>
  );
}

function FilledFrame() {
  const [singleKeys, setSingleKeys] = useRemembered(singleKeysSlot, useCurrentUser().id);
  return (
    <LinkProvider navigate={useRouterNavigate()}>
      <ShortcutProvider singleKeys={singleKeys}>
        <FrameParts singleKeys={singleKeys} onSingleKeys={setSingleKeys} />
      </ShortcutProvider>
    </LinkProvider>
  );
}

const navDrawer = onDemand<NavDrawerProps>(async () => (await import('./NavDrawer.tsx')).NavDrawer);
const loadLiveRules = async () => (await import('../router/liveRules.ts')).liveRules;

type FramePartsProps = Pick<CommandCenterProps, 'singleKeys' | 'onSingleKeys'>;

function FrameParts({ singleKeys, onSingleKeys }: FramePartsProps) {
  const main = useRef<HTMLElement>(null);
  const [drawer, setDrawer] = useState(false);
  const [layer, setLayer] = useState<CommandLayer>(null);
  const user = useCurrentUser();
  const sidebar = useSidebarState();
  const isRail = useAtMost(breakpoint.rail);
  const isNarrow = useAtMost(breakpoint.narrow);
  // Only what is narrow has the button that opens it.
  useEffect(() => (isNarrow ? whenUsed(() => void navDrawer.ask()) : undefined), [isNarrow]);
  const showKeys = () => setLayer('help');
  const restricted = isRestricted(user);
  const project = useShownProject();
  const place = project ? `page-${sidebar.room}` : 'page-none';
  const toggleSidebar = () =>
    isNarrow ? setDrawer(true) : sidebar.onChange(nextState(sidebar.state, isRail));
  return (
    <>
      <div className={styles.frame} data-sidebar={project ? sidebar.state : 'none'}>
        <a className={styles.skip} href="#page">
          {t.skipToThePage}
        </a>
        <Bar
          onShowKeys={showKeys}
          restricted={restricted}
          onShowSidebar={
            project && sidebar.state === 'hidden' ? () => sidebar.onChange('expanded') : undefined
          }
          onOpenDrawer={() => setDrawer(true)}
          onSearch={() => setLayer('palette')}
        />
        {project && sidebar.state !== 'hidden' ? (
          <Sidebar
            key={`sidebar-${sidebar.room}`}
            projectId={project.id}
            collapsed={sidebar.state === 'collapsed'}
            isRail={isRail}
            onChange={sidebar.onChange}
          />
        ) : null}
        {/* Where the sidebar comes, goes or makes room, all of the page is another one: it does not slide aside first. */}
        <Main key={place} ref={main}>
          <OfflineBanner />
          {project ? <SetupBar project={project} /> : null}
          <Outlet />
        </Main>
        <Progress />
        {drawer ? (
          <OpenDrawer
            onShowKeys={showKeys}
            restricted={restricted}
            projectId={project?.id}
            onClose={() => setDrawer(false)}
          />
        ) : null}
      </div>
      <Kept main={main} place={place} projectName={project?.name} />
      <CommandCenter
        project={project}
        open={layer}
        onOpen={setLayer}
        singleKeys={singleKeys}
        onSingleKeys={onSingleKeys}
        onToggleSidebar={toggleSidebar}
      />
      {project ? <AmplifyButton key={project.id} projectId={project.id} /> : null}
      <ImpersonationBanner />
      <UnsavedGuard />
    </>
  );
}

interface Menued {
  /** Shows the list of keys. */
  onShowKeys: () => void;
}

/** The menus come with it: what a person had open lately arrives later, and draws nothing else anew. */
function Bar({ onShowKeys, ...bar }: Omit<TopBarProps, 'menus'> & Menued) {
  return <TopBar menus={useFrameMenus(onShowKeys)} {...bar} />;
}

function OpenDrawer({ onShowKeys, ...drawer }: Omit<NavDrawerProps, 'menus'> & Menued) {
  return <navDrawer.Part menus={useFrameMenus(onShowKeys)} {...drawer} />;
}

interface MainProps {
  ref: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The part of the page itself; busy while another page is on its way, or anything in it is. */
function Main({ ref, children }: MainProps) {
  const isChanging = useIsChanging();
  const { isWaiting, region } = useWaitingRegion();
  return (
    <main
      ref={ref}
      id="page"
      // The page scrolls here, and a page without controls must scroll by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.main}
      aria-busy={isChanging || isWaiting || undefined}
    >
      <WaitingRegion value={region}>{children}</WaitingRegion>
    </main>
  );
}

/** Another page is on its way. */
const useIsChanging = () => useNavigation().state !== 'idle';

function Progress() {
  return <div className={styles.progress} data-busy={useIsChanging() || undefined} />;
}

interface KeptProps {
  main: RefObject<HTMLElement | null>;
  place: string;
  projectName: string | undefined;
}

/**
 * What every page has without being seen: its look and title, live data, where it was scrolled and what had the focus. It follows
 * every change of the address; the bars round the page do not.
 */
function Kept({ main, place, projectName }: KeptProps) {
  useTheme();
  useLiveQueries(loadLiveRules);
  useUpdateToast();
  useHoldWrites();
  useScrollMemory(main, place);
  useKeptFocus();
  useVisit(main);
  usePageTitle(useRouteTitle(), projectName);
  return null;
}

/** The project of the page, once it is known to be in sight. */
function useShownProject() {
  const id = useProjectIdIfAny();
  return useQuery({ ...projectQuery(id ?? 0), enabled: false }).data;
}
