import { ScrollBox } from '../../layout/ScrollBox/ScrollBox.tsx';
import { contrast } from '../../foundations/contrast.ts';
import { forced, themes } from '../../foundations/contrastThemes.ts';
import { pairs, type Pair } from '../../foundations/pairs.ts';
import { light, type ThemeName } from '../../foundations/themes.ts';
import { Page, Part } from './Page.tsx';
import * as styles from './foundations.css.ts';

const families: readonly { title: string; note: string; starts: readonly string[] }[] = [
  {
    title: 'Surfaces',
    note: 'Grounds of whole screens. Borders divide; only what floats is lifted.',
    starts: ['canvas', 'surface'],
  },
  { title: 'Text', note: 'Three strengths for reading, one for what cannot be used.', starts: ['text'] },
  {
    title: 'Lines',
    note: '`line` divides, `line-control` is the edge of what can be used.',
    starts: ['line', 'focus'],
  },
  {
    title: 'Accent',
    note: 'Blueprint blue: the one primary action, links, what is chosen.',
    starts: ['accent'],
  },
  {
    title: 'Meaning',
    note: 'Never alone: a sign, an icon or a word says it too.',
    starts: ['positive', 'caution', 'critical', 'info', 'neutral', 'rise', 'fall'],
  },
  { title: 'Charts', note: 'Parts of a chart that are no data.', starts: ['chart-'] },
  { title: 'Heat', note: 'A ramp from light to dark, so that it reads in grey too.', starts: ['heat-'] },
];

const isColor = (name: ThemeName) => light[name].startsWith('#');
const namesOf = (starts: readonly string[]) =>
  (Object.keys(light) as ThemeName[]).filter(
    (name) => isColor(name) && starts.some((start) => name.startsWith(start)),
  );

/** Every colour by its semantic name, with what stands on it and how well it reads. */
export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Screens speak semantic names only; the raw scale stays inside the foundations. Every pair that may meet is listed and computed in each theme: text 4.5:1, edges 3:1, and 7:1 and 4.5:1 for people who ask for more contrast."
    >
      {families.map(({ title, note, starts }) => (
        <Part key={title} title={title} note={note.replaceAll('`', '')}>
          <ul className={styles.swatches}>
            {namesOf(starts).map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </ul>
        </Part>
      ))}
      <Part
        title="Contrast"
        note="The worst pair of each token, theme by theme. A test fails before a number turns red here."
      >
        <ContrastTable />
      </Part>
    </Page>
  );
}

function Swatch({ name }: { name: ThemeName }) {
  return (
    <li className={styles.swatch}>
      <span className={styles.colour} style={{ background: `var(--${name})` }} />
      <span className={styles.swatchText}>
        <code className={styles.code}>{name}</code>
        <small className={styles.quiet}>
          {light[name]} · {themes.dark[name]}
          {forced[name] === undefined ? '' : ` · ${forced[name]}`}
        </small>
      </span>
    </li>
  );
}

const columns = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['lightMore', 'Light, more'],
  ['darkMore', 'Dark, more'],
] as const;
const ratio = (theme: keyof typeof themes, { front, ground }: Pair) =>
  contrast(themes[theme][front], themes[theme][ground]);
const worst = (theme: keyof typeof themes, mine: readonly Pair[]) =>
  mine.reduce((least, pair) => (ratio(theme, pair) < ratio(theme, least) ? pair : least));

function ContrastTable() {
  const fronts = [...new Set(pairs.map((pair) => `${pair.kind} ${pair.front}`))];
  return (
    <ScrollBox role="region" label="Contrast table" className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.th}>
              Token
            </th>
            <th scope="col" className={styles.th}>
              As
            </th>
            <th scope="col" className={styles.thEnd}>
              Grounds
            </th>
            {columns.map(([theme, label]) => (
              <th key={theme} scope="col" className={styles.thEnd}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts.map((key) => {
            const mine = pairs.filter((pair) => `${pair.kind} ${pair.front}` === key);
            const [kind, front] = key.split(' ');
            return (
              <tr key={key}>
                <td className={styles.td}>
                  <code className={styles.code}>{front}</code>
                </td>
                <td className={styles.td}>{kind}</td>
                <td className={styles.tdEnd}>{mine.length}</td>
                {columns.map(([theme]) => {
                  const pair = worst(theme, mine);
                  return (
                    <td key={theme} className={styles.tdEnd} title={`on ${pair.ground}`}>
                      {ratio(theme, pair).toFixed(2)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
