import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney } from '#domain/money';
import { useArrangeRules } from '../../allocationMutations.ts';
import type { Allocation } from '../../allocationQueries.ts';
import { linesWords, packageNames, ruleWords } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Allocation.css.ts';

interface Props {
  allocation: Allocation;
  mayChange: boolean;
  onAdd: () => void;
}

/** The rules in the order in which they count, with what each allocates. */
export function RulesCard({ allocation, mayChange, onAdd }: Props) {
  const { mutate: arrange } = useArrangeRules();
  const names = packageNames(allocation);
  const { rules } = allocation;
  return (
    <Card
      title={t.rulesLength(rules.length)}
      actions={mayChange ? <IconButton icon={Plus} label={t.addRule} size="small" onPress={onAdd} /> : null}
    >
      {rules.length === 0 ? (
        <Text size="grid" tone="muted">
          {t.aRuleAllocatesLines}
        </Text>
      ) : (
        <ol className={styles.list}>
          {rules.map((rule, at) => {
            const words = ruleWords(rule);
            const { id, version } = rule;
            return (
              <li key={id} className={styles.listRow}>
                <span className={styles.listName}>
                  <span>{words}</span>
                  <span className={styles.listNote}>
                    {[
                      names.bidPackage(rule.work_package_id),
                      names.workPackage(rule.work_package_id),
                      linesWords(rule.lines_count),
                      formatMoney(rule.amount),
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                </span>
                {mayChange ? (
                  <span className={styles.tools}>
                    <IconButton
                      icon={ArrowUp}
                      label={t.moveUpWords(words)}
                      size="tiny"
                      disabledReason={at === 0 ? t.thisIsTheFirstRule : undefined}
                      onPress={() => arrange({ id, version, place: at })}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={t.moveDownWords(words)}
                      size="tiny"
                      disabledReason={at === rules.length - 1 ? t.thisIsTheLastRule : undefined}
                      onPress={() => arrange({ id, version, place: at + 2 })}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t.deleteWords(words)}
                      size="tiny"
                      onPress={() => arrange({ id, version, place: null })}
                    />
                  </span>
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
