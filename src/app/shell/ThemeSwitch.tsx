import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Contrast } from '#design-system/icons/shapes.ts';
import { useSavePreferences } from '#features/access';
import * as t from '../texts.ts';
import { useShownTheme } from './theme.ts';

/** Changes between light and dark; the user menu also offers to follow the system. */
export function ThemeSwitch() {
  const save = useSavePreferences();
  const other = useShownTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton icon={Contrast} label={t.changeToOtherTheme(other)} onPress={() => save({ theme: other })} />
  );
}
