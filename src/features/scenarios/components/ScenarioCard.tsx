import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '#design-system/actions/Menu/Menu.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import {
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  Ellipsis,
  List,
  Pencil,
  Target,
  Trash2,
  Undo2,
} from '#design-system/icons/shapes.ts';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import type { Caller } from '#domain/items';
import { formatMoney } from '#domain/money';
import { canDoScenario, type ScenarioAction } from '#domain/scenarios';
import type { Scenario } from '#shared/foresite';
import * as t from '../texts.ts';
import * as styles from './ScenarioStrip.css.ts';
import { daysText, scenarioLook } from './scenarioLooks.ts';

/** What a card's menu can begin. */
export type CardAction =
  'rename' | 'items' | 'clone' | 'history' | 'approve' | 'reject' | 'revert' | 'delete';

export interface ScenarioCardProps {
  scenario: Scenario;
  caller: Caller;
  focused: boolean;
  /** Why it cannot be focused. */
  focusProblem: string | undefined;
  onFocus: (focused: boolean) => void;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onAction: (action: CardAction, scenario: Scenario) => void;
}

/** One scenario: what it costs, what it does to the schedule, and what can be done with it. */
export function ScenarioCard(props: ScenarioCardProps) {
  const { scenario, caller, focused, focusProblem, onFocus, chosen, onChoose, onAction } = props;
  const look = scenarioLook(scenario.status);
  const title = `${scenario.scenario_number} ${scenario.name}`;
  return (
    <li className={styles.card} data-focused={focused || undefined} aria-label={title}>
      <div className={styles.line}>
        <Checkbox label={t.chooseTitle(title)} labelHidden checked={chosen} onChange={onChoose} />
        <span className={styles.code}>{scenario.scenario_number}</span>
        <h3 className={styles.name} title={scenario.name}>
          {scenario.name}
        </h3>
        <Menu
          label={t.actionsOfTitle(title)}
          sections={sectionsOf(scenario, caller, (action) => onAction(action, scenario))}
          renderTrigger={(trigger) => (
            <IconButton icon={Ellipsis} size="small" label={t.actionsOfTitle(title)} trigger={trigger} />
          )}
        />
      </div>
      <div className={styles.line}>
        <span className={styles.cost}>{formatMoney(scenario.cost)}</span>
        <span style={{ flex: 1 }} />
        <StatusTag label={look.label} tone={look.tone} icon={look.icon} />
      </div>
      <p className={styles.facts}>
        {scenario.items.length === 1 ? t.item1 : t.lengthItems(scenario.items.length)}
        {scenario.schedule_days === 0 ? '' : ` · ${daysText(scenario.schedule_days)}`}
        {scenario.is_schedule_critical ? (
          <span className={styles.critical}>{t.criticalPathPiece}</span>
        ) : null}
        {scenario.milestone ? ` · ${scenario.milestone.name}` : ''}
      </p>
      <Button
        size="small"
        icon={Target}
        pressed={focused}
        disabledReason={focusProblem}
        onPress={() => onFocus(!focused)}
      >
        {focused ? t.focused : t.focus}
      </Button>
    </li>
  );
}

function sectionsOf(scenario: Scenario, caller: Caller, onAction: (action: CardAction) => void) {
  const why = (action: ScenarioAction) => {
    const decision = canDoScenario(action, scenario, caller);
    return decision.allowed ? undefined : decision.reason;
  };
  const entry = (
    id: CardAction,
    label: string,
    icon: MenuItem['icon'],
    reason: string | undefined,
  ): MenuItem => ({
    id,
    label,
    ...(icon && { icon }),
    disabledReason: reason,
    onSelect: () => onAction(id),
  });
  const blocked = scenario.approval_problem ?? undefined;
  return [
    {
      id: 'content',
      items: [
        entry('rename', t.rename, Pencil, why('change')),
        entry('items', t.editItems, List, why('change')),
        entry('clone', t.clone, Copy, why('clone')),
        entry('history', t.history, Clock, undefined),
      ],
    },
    {
      id: 'decision',
      items:
        scenario.status === 'PENDING'
          ? [
              entry('approve', t.approve, CircleCheck, why('approve') ?? blocked),
              entry('reject', t.reject, CircleX, why('reject')),
            ]
          : [entry('revert', t.revertToPending, Undo2, why('revert'))],
    },
    {
      id: 'end',
      items: [{ ...entry('delete', 'Delete', Trash2, why('delete')), tone: 'critical' as const }],
    },
  ];
}
