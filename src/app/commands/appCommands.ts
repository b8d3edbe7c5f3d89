import { Contrast, ExternalLink, Keyboard, LogOut, PanelLeft, Rows3 } from '#design-system/icons/shapes.ts';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import type { CurrentUser } from '#platform/flags';
import { SHORTCUTS } from '#shared/commands';
import type { Workspace } from '../shell/otherWorkspaces.ts';
import * as t from '../texts.ts';
import { offersOf } from './offersOf.ts';
import type { Whereabouts } from './placesOf.ts';

type Preferences = CurrentUser['preferences'];

/** What the palette may do for a person. */
export interface CommandActions {
  go: (href: string) => void;
  /** Opens another company in a window of its own. */
  openWindow: (href: string) => void;
  save: (preferences: Partial<Preferences>) => void;
  showShortcuts: () => void;
  toggleSingleKeys: () => void;
  toggleSidebar: () => void;
  signOut: () => void;
}

interface Situation extends Whereabouts {
  workspaces: readonly Workspace[];
  singleKeys: boolean;
}

/** What the palette offers everywhere: places and forms within reach, other companies, how the product looks, help, the way out. */
export function appCommands(situation: Situation, actions: CommandActions): readonly PaletteCommand[] {
  return [
    ...places(situation, actions),
    ...situation.workspaces.map(({ company, href }) =>
      action(`workspace-${company.slug}`, t.openName(company.name), {
        icon: ExternalLink,
        keywords: t.workspaceCompanySwitch,
        detail: t.inANewWindow,
        onRun: () => actions.openWindow(href),
      }),
    ),
    ...looks(actions),
    ...ways(situation, actions),
  ];
}

/** Other words for a page than its own, by page. */
const WORDS: Partial<Record<string, string>> = {
  customCodes: t.costCodesCustomMasterformatUniformat,
  units: t.uomConversion,
  customAttributes: t.customFields,
  normalizationIndices: t.indicesLocationTimeEscalation,
  markupTemplates: t.overheadFeeContingencyInsurance,
  program: t.areasRooms,
  timeline: t.scheduleMilestonesActivitiesGantt,
};

const places = (situation: Situation, actions: CommandActions) =>
  offersOf(situation).map(({ id, label, group, icon, shortcut, href }): PaletteCommand => ({
    id: `${group === 'Go to' ? 'go' : 'create'}-${id}`,
    label,
    group,
    icon,
    href,
    ...(WORDS[id] === undefined ? {} : { keywords: WORDS[id] }),
    ...(shortcut === undefined ? {} : { keys: SHORTCUTS[shortcut].keys }),
    onRun: () => actions.go(href),
  }));

const action = (id: string, label: string, rest: Partial<PaletteCommand>): PaletteCommand => ({
  id,
  label,
  group: t.actions,
  ...rest,
});

const looks = (actions: CommandActions): readonly PaletteCommand[] => [
  action('theme', t.changeTheTheme, {
    icon: Contrast,
    keywords: t.darkLightSystemAppearance,
    keys: SHORTCUTS.theme.keys,
    step: {
      title: t.changeTheTheme,
      placeholder: t.chooseATheme,
      commands: choices(t.themes, { light: t.light, dark: t.dark, system: t.system }, (theme) =>
        actions.save({ theme }),
      ),
    },
  }),
  action('density', t.changeTheHeightOfRows, {
    icon: Rows3,
    keywords: t.densityCompactNormalTable,
    step: {
      title: t.changeTheHeightOfRows,
      placeholder: t.chooseARowHeight,
      commands: choices(t.rows, { normal: t.normalRows, compact: t.compactRows }, (density) =>
        actions.save({ density }),
      ),
    },
  }),
];

const ways = ({ project, singleKeys }: Situation, actions: CommandActions): readonly PaletteCommand[] => [
  ...(project
    ? [
        action('sidebar', SHORTCUTS.sidebar.does, {
          icon: PanelLeft,
          keys: SHORTCUTS.sidebar.keys,
          onRun: actions.toggleSidebar,
        }),
      ]
    : []),
  action('shortcuts', SHORTCUTS.help.does, {
    icon: Keyboard,
    keywords: t.helpKeys,
    keys: SHORTCUTS.help.keys,
    onRun: actions.showShortcuts,
  }),
  action('single-keys', t.turnSingleKeyShortcutsValue(singleKeys ? t.off : t.on), {
    icon: Keyboard,
    onRun: actions.toggleSingleKeys,
  }),
  action('logout', t.logout, { icon: LogOut, keywords: t.signOutLeave, onRun: actions.signOut }),
];

function choices<T extends string>(group: string, words: Record<T, string>, choose: (value: T) => void) {
  return (Object.entries(words) as [T, string][]).map(([id, label]): PaletteCommand => ({
    id: `${group}-${id}`,
    label,
    group,
    onRun: () => choose(id),
  }));
}
