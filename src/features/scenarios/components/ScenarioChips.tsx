import { Button } from '#design-system/actions/Button/Button.tsx';
import { abbreviate } from '#domain/money';
import type { Scenario } from '#shared/foresite';
import type { Focus } from './useFocus.ts';
import * as styles from './ScenarioStrip.css.ts';

export interface ScenarioChipsProps {
  rows: readonly Scenario[];
  focus: Focus;
  /** Why a scenario cannot be focused; undefined when it can. */
  problemOf: (scenario: Scenario) => string | undefined;
}

/** The scenarios in one line: a press focuses one on the chart. */
export function ScenarioChips({ rows, focus, problemOf }: ScenarioChipsProps) {
  return (
    <ul className={styles.chips}>
      {rows.map((scenario) => {
        const { id, name, scenario_number: number, cost } = scenario;
        const focused = focus.scenario?.id === id;
        return (
          <li key={id} className={styles.chipItem} aria-label={`${number} ${name}`}>
            <Button
              size="small"
              pressed={focused}
              disabledReason={problemOf(scenario)}
              onPress={() => focus.focusScenario(focused ? null : id)}
            >
              <span className={styles.chipName}>{`${number} ${name}`}</span>
              <span className={styles.chipCost}>{abbreviate(cost)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
