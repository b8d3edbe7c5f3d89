import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatCents, formatCount, formatNumber } from '#domain/money';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';
import type { ImportByLine } from './useImport.ts';

/** Lines that the file lacks and that are listed; the rest is counted. */
const listed = 200;

/** A file that names lines of this estimate by their ids: what it changes, and what becomes of those that it lacks. */
export function ByLineCard({ byLine }: { byLine: ImportByLine }) {
  const { isOffered, isOn, deletesMissing, compared, choose } = byLine;
  if (!isOffered) return null;
  const missing = compared?.missing ?? [];
  return (
    <Card title={t.lineIds}>
      <Stack gap={3}>
        <RadioGroup
          label={t.theFileNamesLines}
          value={isOn ? 'line' : 'all'}
          onChange={(value) => choose({ isOn: value === 'line' })}
          options={[
            { value: 'line', label: t.changeTheseLines, description: t.allOthersStayAsThey },
            { value: 'all', label: t.replaceAllLines, description: t.idsDoNotCount },
          ]}
        />
        {compared ? (
          <dl className={styles.facts}>
            <dt>{t.changed}</dt>
            <dd>{formatNumber(compared.changed)}</dd>
            <dt>{t.added}</dt>
            <dd>{formatNumber(compared.added)}</dd>
            <dt>{t.theSame}</dt>
            <dd>{formatNumber(compared.same)}</dd>
            <dt>{t.notInTheFile}</dt>
            <dd>{formatNumber(missing.length)}</dd>
          </dl>
        ) : null}
        {missing.length > 0 ? (
          <>
            <Checkbox
              label={t.deleteTheCount(formatCount(missing.length, 'line'))}
              checked={deletesMissing}
              onChange={(is) => choose({ deletesMissing: is })}
            />
            <ScrollBox label={t.linesNotInTheFile} className={styles.listBox}>
              <ul className={styles.list}>
                {missing.slice(0, listed).map(({ id, description, amount }) => (
                  <li key={id} className={styles.entry}>
                    <span>{description}</span>
                    <span className={styles.number}>{formatCents(amount)}</span>
                  </li>
                ))}
                {missing.length > listed ? (
                  <li className={styles.entry}>{t.andNumberMore(formatNumber(missing.length - listed))}</li>
                ) : null}
              </ul>
            </ScrollBox>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
