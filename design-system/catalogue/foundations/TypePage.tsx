import { type as typeScale, weight, type TypeStyle } from '../../foundations/scale.ts';
import { Text } from '../../layout/Text/Text.tsx';
import { Page, Part } from './Page.tsx';
import * as styles from './foundations.css.ts';

const uses: Record<TypeStyle, string> = {
  meta: 'Units, hints, axis labels',
  grid: 'Grids and controls',
  body: 'Reading',
  section: 'Titles of panels and sections',
  page: 'Title of a screen',
  figure: 'Headline figures',
};
const figures = ['1,234,567.89', '(45,000.00)', '111,111.11', '-'];

/** The type scale and how figures stand. */
export function TypePage() {
  return (
    <Page
      title="Type"
      lead="Inter, shipped with the app. Six styles on a 4 px line; three weights. Figures are tabular wherever they stand below each other."
    >
      <Part title="Styles">
        <ul className={styles.rows}>
          {(Object.keys(typeScale) as TypeStyle[]).map((name) => (
            <li key={name} className={styles.typeRow}>
              <span className={styles.typeName}>
                <code className={styles.code}>{name}</code>
                <small className={styles.quiet}>
                  {Number.parseInt(typeScale[name].fontSize, 10)} /{' '}
                  {Number.parseInt(typeScale[name].lineHeight, 10)}
                </small>
              </span>
              <span className={styles.typeSample}>
                <Text size={name}>Window wall instead of curtain wall</Text>
              </span>
              <small className={styles.quiet}>{uses[name]}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Weights">
        <ul className={styles.rows}>
          {(Object.keys(weight) as (keyof typeof weight)[]).map((name) => (
            <li key={name} className={styles.typeRow}>
              <span className={styles.typeName}>
                <code className={styles.code}>{name}</code>
                <small className={styles.quiet}>{weight[name]}</small>
              </span>
              <Text size="section" weight={name}>
                The approved forecast is $7.9M over budget
              </Text>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Figures"
        note="Left in text, where proportional figures read better; right in a column, where every digit is as wide."
      >
        <div className={styles.figures}>
          <p className={styles.figureText}>{figures.join(' ')}</p>
          <div className={styles.figureColumn}>
            {figures.map((figure) => (
              <div key={figure}>{figure}</div>
            ))}
          </div>
        </div>
      </Part>
    </Page>
  );
}
