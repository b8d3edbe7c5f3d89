import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';

/** A word of the file, how many lines use it, and what it is here. */
export interface NameRow {
  key: string;
  label: string;
  count: number;
  /** Null: nothing here, so the lines go to 'Uncategorized'. */
  value: string | null;
  /** Nothing here has that name: what it is set to is the nearest that there is. */
  isGuess: boolean;
}

export interface NamesStepProps {
  components: readonly NameRow[];
  codes: readonly NameRow[];
  componentOptions: readonly { value: string; label: string }[];
  groupOptions: readonly { value: string; label: string }[];
  onComponent: (key: string, id: number) => void;
  onCode: (key: string, id: number | null) => void;
}

const without = 'none';

/** What the components and codes of the file are here: found where they can be, chosen where not. */
export function NamesStep(props: NamesStepProps) {
  const unknown = props.codes.filter(({ value }) => value === null).length;
  const above = props.codes.filter(({ isGuess }) => isGuess).length;
  const notKnown = props.components.filter(({ isGuess }) => isGuess).length;
  const codesText = [
    ...(unknown > 0 ? [t.numberGoToUncategorized(formatNumber(unknown))] : []),
    ...(above > 0 ? [t.numberByTheNearestAbove(formatNumber(above))] : []),
  ].join(', ');
  return (
    <Columns count={2} minimum={280}>
      <Card
        title={t.components}
        padding="none"
        actions={
          notKnown === 0 ? null : (
            <Text size="meta" tone="caution">
              {t.numberNotKnown(formatNumber(notKnown))}
            </Text>
          )
        }
      >
        <Names
          label={t.componentsOfTheFile}
          rows={props.components}
          guess={t.notKnownHere}
          options={props.componentOptions}
          onChange={(key, value) => props.onComponent(key, Number(value))}
        />
      </Card>
      <Card
        title={t.codes}
        padding="none"
        actions={
          <Text size="meta" tone={codesText === '' ? 'muted' : 'caution'}>
            {codesText || t.allFound}
          </Text>
        }
      >
        {props.codes.length === 0 ? (
          <div className={styles.entry}>
            <Text tone="muted">{t.thisFileHasNoCodes}</Text>
          </div>
        ) : (
          <Names
            label={t.codesOfTheFile}
            rows={props.codes}
            guess={t.theNearestAbove}
            options={[{ value: without, label: t.uncategorized }, ...props.groupOptions]}
            onChange={(key, value) => props.onCode(key, value === without ? null : Number(value))}
          />
        )}
      </Card>
    </Columns>
  );
}

/** Rows with a list of their own: more would make the page slow, and the grid of the review recodes in bulk. */
const most = 150;

function Names({
  label,
  rows,
  guess,
  options,
  onChange,
}: {
  label: string;
  rows: readonly NameRow[];
  /** What is said of a guess, below its name. */
  guess: string;
  options: readonly { value: string; label: string }[];
  onChange: (key: string, value: string) => void;
}) {
  const ordered = rows.toSorted((a, b) => Number(a.value !== null) - Number(b.value !== null));
  return (
    <ScrollBox role="region" className={styles.scroll} label={label}>
      <table className={styles.names}>
        <thead>
          <tr>
            <th scope="col">{t.inTheFile}</th>
            <th scope="col">{t.lines}</th>
            <th scope="col">{t.here}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, most).map(({ key, label: name, count, value, isGuess }) => (
            <tr key={key}>
              <td className={styles.cell}>
                {name}
                {isGuess ? (
                  <Text as="div" size="meta" tone="caution">
                    {guess}
                  </Text>
                ) : null}
              </td>
              <td className={styles.number}>{formatNumber(count)}</td>
              <td className={styles.picker}>
                <Select
                  label={t.nameIs(name)}
                  labelHidden
                  size="small"
                  value={value ?? without}
                  onChange={(next) => onChange(key, next)}
                  options={options}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ordered.length > most ? (
        <div className={styles.entry}>
          <Text tone="muted">{t.numberMoreAreTaken(formatNumber(ordered.length - most))}</Text>
        </div>
      ) : null}
    </ScrollBox>
  );
}
