import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatCents, formatCount, formatNumber } from '#domain/money';
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
    <Card title="Line IDs">
      <Stack gap={3}>
        <RadioGroup
          label="The file names lines of this estimate"
          value={isOn ? 'line' : 'all'}
          onChange={(value) => choose({ isOn: value === 'line' })}
          options={[
            { value: 'line', label: 'Change these lines', description: 'All others stay as they are' },
            { value: 'all', label: 'Replace all lines', description: 'IDs do not count' },
          ]}
        />
        {compared ? (
          <dl className={styles.facts}>
            <dt>Changed</dt>
            <dd>{formatNumber(compared.changed)}</dd>
            <dt>Added</dt>
            <dd>{formatNumber(compared.added)}</dd>
            <dt>The same</dt>
            <dd>{formatNumber(compared.same)}</dd>
            <dt>Not in the file</dt>
            <dd>{formatNumber(missing.length)}</dd>
          </dl>
        ) : null}
        {missing.length > 0 ? (
          <>
            <Checkbox
              label={`Delete the ${formatCount(missing.length, 'line')} not in the file`}
              checked={deletesMissing}
              onChange={(is) => choose({ deletesMissing: is })}
            />
            <ScrollBox label="Lines not in the file" className={styles.listBox}>
              <ul className={styles.list}>
                {missing.slice(0, listed).map(({ id, description, amount }) => (
                  <li key={id} className={styles.entry}>
                    <span>{description}</span>
                    <span className={styles.number}>{formatCents(amount)}</span>
                  </li>
                ))}
                {missing.length > listed ? (
                  <li className={styles.entry}>{`and ${formatNumber(missing.length - listed)} more`}</li>
                ) : null}
              </ul>
            </ScrollBox>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
