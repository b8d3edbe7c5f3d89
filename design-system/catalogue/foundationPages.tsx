import { dark, light, type ThemeName } from '../foundations/themes.ts';
import { contrast } from '../foundations/contrast.ts';
import { layer, motion, radius, space, type as typeScale, weight } from '../foundations/scale.ts';
import { Icon } from '../icons/Icon/Icon.tsx';
import * as shapes from '../icons/shapes.ts';
import { Text } from '../layout/Text/Text.tsx';
import * as styles from './catalogue.css.ts';

const isColor = (value: string) => value.startsWith('#');
const families: readonly { title: string; starts: readonly string[] }[] = [
  { title: 'Surfaces', starts: ['canvas', 'surface'] },
  { title: 'Text', starts: ['text'] },
  { title: 'Lines', starts: ['line', 'focus'] },
  { title: 'Accent', starts: ['accent'] },
  { title: 'Meaning', starts: ['positive', 'caution', 'critical', 'info', 'neutral', 'rise', 'fall'] },
  { title: 'Data', starts: ['data-'] },
  { title: 'Charts', starts: ['chart-'] },
  { title: 'Heat', starts: ['heat-'] },
];

function ColourPage() {
  const names = (Object.keys(light) as ThemeName[]).filter((name) => isColor(light[name]));
  return (
    <article className={styles.article}>
      <Text as="h1" size="page" weight="strong">
        Colour
      </Text>
      {families.map(({ title, starts }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.exampleTitle}>{title}</h2>
          <ul className={styles.swatches}>
            {names
              .filter((name) => starts.some((start) => name.startsWith(start)))
              .map((name) => (
                <li key={name} className={styles.swatch}>
                  <span className={styles.colour} style={{ background: `var(--${name})` }} />
                  <code className={styles.code}>--{name}</code>
                  <small className={styles.quiet}>
                    {light[name]} · {dark[name]}
                  </small>
                  <small className={styles.quiet}>
                    {contrast(light[name], light.surface).toFixed(1)} ·{' '}
                    {contrast(dark[name], dark.surface).toFixed(1)} on surface
                  </small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function TypePage() {
  return (
    <article className={styles.article}>
      <Text as="h1" size="page" weight="strong">
        Type
      </Text>
      <Text as="p" tone="muted">
        Inter with tabular figures wherever figures stand below each other; weights{' '}
        {Object.values(weight).join(', ')}.
      </Text>
      {(Object.keys(typeScale) as (keyof typeof typeScale)[]).map((name) => (
        <div key={name} className={styles.typeRow}>
          <code className={styles.code}>
            {name} {typeScale[name].fontSize}/{typeScale[name].lineHeight}
          </code>
          <Text size={name}>Window wall instead of curtain wall ($3,850,000)</Text>
          <Text size={name} weight="strong">
            1,234,567.89
          </Text>
        </div>
      ))}
    </article>
  );
}

function SpacePage() {
  return (
    <article className={styles.article}>
      <Text as="h1" size="page" weight="strong">
        Space, shape, layers, motion
      </Text>
      <ul className={styles.list}>
        {Object.entries(space).map(([name, value]) => (
          <li key={name} className={styles.listItem}>
            <code className={styles.code}>{name}</code> {value}
            <span className={styles.bar} style={{ width: value }} />
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {Object.entries({ ...radius, ...motion, ...layer }).map(([name, value]) => (
          <li key={name} className={styles.listItem}>
            <code className={styles.code}>{name}</code> {value}
          </li>
        ))}
      </ul>
    </article>
  );
}

function IconsPage() {
  return (
    <article className={styles.article}>
      <Text as="h1" size="page" weight="strong">
        Icons
      </Text>
      <ul className={styles.swatches}>
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name} className={styles.listItem}>
            <Icon of={shape} />
            <code className={styles.code}>{name}</code>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Pages about the foundations, before the components. */
export const foundationPages = [
  { name: 'Colour', Page: ColourPage },
  { name: 'Type', Page: TypePage },
  { name: 'Space', Page: SpacePage },
  { name: 'Icons', Page: IconsPage },
];
