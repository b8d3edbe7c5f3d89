import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isAddress } from './browserService.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Playwright has downloaded for whoever runs the server, the newest first. */
function downloaded(): string[] {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell'].map((file) =>
        join(folder, name, file),
      ),
    );
}

/** The Chromium that makes PDF files: `setting` is its path, the address of a service, `off`, or empty for the first on this machine. */
export function findBrowser(setting: string): string | undefined {
  if (setting === 'off') return undefined;
  if (isAddress(setting)) return setting;
  if (setting !== '') return existsSync(setting) ? setting : undefined;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places, ...downloaded()].find((path) => existsSync(path));
}

/** What an administrator has to set where none was found. */
export function missingBrowser(setting: string): string {
  if (setting === '' || setting === 'off')
    return 'This server has no Chromium to make PDF files with. Set CHROMIUM_PATH to one, or print the run in your browser.';
  if (isAddress(setting))
    return 'No Chromium answers at the address of CHROMIUM_PATH. Start it there, correct the setting, or print the run in your browser.';
  return 'There is no Chromium where CHROMIUM_PATH says. Correct the setting, or print the run in your browser.';
}
