import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Contrast } from '#design-system/icons/shapes.ts';
import { writeThemeCookie } from '#platform/storage';
import * as t from '../texts.ts';

/** Changes between light and dark where nobody is signed in; somebody's own choice holds again once they are. */
export function PublicThemeSwitch() {
  const [theme, setTheme] = useState(shownTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    document.documentElement.dataset.theme = other;
    writeThemeCookie(other);
    setTheme(other);
  };
  return <IconButton icon={Contrast} label={t.changeToOtherTheme(other)} onPress={change} />;
}

function shownTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
