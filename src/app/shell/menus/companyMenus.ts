import {
  CircleHelp,
  Code,
  FileText,
  GraduationCap,
  Info,
  Keyboard,
  ListPlus,
  Loader,
  Lock,
  Ruler,
  Shield,
  SlidersHorizontal,
  Tag,
  TrendingUp,
  Users,
} from '#design-system/icons/shapes.ts';
import { type Opens, PATHS, type PathName } from '#platform/routing';
import { SHORTCUTS } from '#shared/commands';
import * as t from '../../texts.ts';
import { filled, type FrameLink, type FrameMenu } from './frameMenu.ts';

/** The pages of the Settings menu in their order (docs/product/frame.md), each behind its page's own guard. */
const SETTINGS = [
  { id: 'users', label: t.accountAdministration, icon: Users },
  { id: 'identity', label: t.identityAndSecurity, icon: Shield },
  { id: 'customCodes', label: t.formatSettings, icon: ListPlus },
  { id: 'publicApi', label: t.publicApi, icon: Code },
  { id: 'normalizationIndices', label: t.costIndexLibrary, icon: TrendingUp },
  { id: 'customAttributes', label: t.attributes, icon: Tag },
  { id: 'units', label: t.unitsOfMeasure, icon: Ruler },
] as const satisfies readonly (FrameLink & { id: PathName })[];

const pagesOf = (rows: readonly (FrameLink & { id: PathName })[], opens: Opens) =>
  rows.filter(({ id }) => opens(id)).map((row): FrameLink => ({ ...row, href: PATHS[row.id] }));

/** What is said about the product itself, below the settings. */
export interface Imprint {
  year: number;
  /** Undefined until the server has answered. */
  version: string | undefined;
}

/** The Settings menu: what is administered for the company, then what there is to know about the product. */
export function settingsMenu(opens: Opens, { year, version }: Imprint): FrameMenu {
  return {
    id: 'settings',
    label: t.settings,
    icon: SlidersHorizontal,
    under: SETTINGS.map(({ id }) => PATHS[id]),
    sections: filled([
      { id: 'company', links: pagesOf(SETTINGS, opens) },
      {
        id: 'imprint',
        links: pagesOf([{ id: 'omniclass', label: t.omniclassDisclaimer, icon: Info }], opens),
      },
    ]),
    footer: [t.yearQuoin(year), version].filter(Boolean).join(' · '),
  };
}

/** What of the Help menu depends on the person. */
export interface HelpState {
  /** This version's changes have not been read yet. */
  hasNews: boolean;
  onShowShortcuts: () => void;
}

/** The Help menu (docs/product/frame.md): what is new, how it works, the terms. */
export function helpMenu(opens: Opens, { hasNews, onShowShortcuts }: HelpState): FrameMenu {
  const changelog = {
    id: 'changelog',
    label: t.changelog,
    icon: Loader,
    ...(hasNews ? { tag: { label: t.newWord, tone: 'accent' } as const } : {}),
  } as const;
  const academy = { id: 'academy', label: t.academy, icon: GraduationCap } as const;
  const keys: FrameLink = {
    id: 'shortcuts',
    label: SHORTCUTS.help.does,
    icon: Keyboard,
    keys: '?',
    onSelect: onShowShortcuts,
  };
  return {
    id: 'help',
    label: t.help,
    icon: CircleHelp,
    under: [PATHS.changelog],
    isNew: hasNews && opens('changelog'),
    sections: filled([
      { id: 'help', links: [...pagesOf([changelog, academy], opens), keys] },
      {
        id: 'legal',
        links: pagesOf(
          [
            { id: 'terms', label: t.termsAndConditions, icon: FileText },
            { id: 'privacy', label: t.privacyPolicy, icon: Lock },
          ],
          opens,
        ),
      },
    ]),
  };
}
