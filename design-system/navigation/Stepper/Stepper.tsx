import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check, CircleAlert, Lock } from '../../icons/shapes.ts';
import { Pressable } from '../../private/press/Pressable.tsx';
import * as styles from './Stepper.css.ts';

const words = { todo: 'not started', done: 'done', error: 'needs attention', locked: 'locked' } as const;

/** One step of a task. */
export interface Step<Id extends string> {
  id: Id;
  label: string;
  state: keyof typeof words;
  /** Why a locked step cannot be opened yet. */
  lockedReason?: string;
}

export interface StepperProps<Id extends string> {
  /** What the steps are of, for screen readers, e.g. "Create project". */
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  /** Asked for a step that is done or needs attention; the owner goes there, or first saves. */
  onSelect?: (id: Id) => void;
}

/** Where somebody is in a task of several steps, and the way back to those that are done. */
export function Stepper<Id extends string>({ label, steps, current, onSelect }: StepperProps<Id>) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = step.id === current;
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={step.state}
              data-current={isCurrent || undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <StepBody
                step={step}
                number={index + 1}
                count={steps.length}
                isCurrent={isCurrent}
                onSelect={onSelect}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepBodyProps<Id extends string> {
  step: Step<Id>;
  number: number;
  count: number;
  isCurrent: boolean;
  onSelect: ((id: Id) => void) | undefined;
}

function StepBody<Id extends string>({ step, number, count, isCurrent, onSelect }: StepBodyProps<Id>) {
  const icon = { todo: undefined, done: Check, error: CircleAlert, locked: Lock }[step.state];
  const state = isCurrent && step.state === 'todo' ? 'in progress' : words[step.state];
  const content = (
    <>
      <span className={styles.hidden}>{`Step ${number} of ${count}: `}</span>
      <span className={styles.mark} aria-hidden>
        {icon && !(isCurrent && step.state === 'done') ? <Icon of={icon} size="small" /> : number}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{step.label}</span>
        <span className={styles.hidden}>{`, ${state}`}</span>
      </span>
    </>
  );
  const leads = onSelect !== undefined && !isCurrent && (step.state === 'done' || step.state === 'error');
  if (leads || step.lockedReason !== undefined)
    return (
      <Pressable
        className={styles.press}
        disabledReason={step.state === 'locked' ? step.lockedReason : undefined}
        onPress={() => onSelect?.(step.id)}
      >
        {content}
      </Pressable>
    );
  return <span className={styles.press}>{content}</span>;
}
