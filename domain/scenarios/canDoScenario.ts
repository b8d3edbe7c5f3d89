import { type Caller, type Decision, lacksPermission } from '#domain/items';
import { SCENARIO_STATUSES, type ScenarioStatus } from './scenarioStatuses.ts';

interface Action {
  /** All of them are needed. An approval decides items as well, so it takes the permission to do that. */
  needs: readonly [string, ...string[]];
  /** The statuses that allow it; a new scenario has none yet. */
  from: readonly ScenarioStatus[];
  /** Completes "You need permission to …". */
  words: string;
  /** Completes "The scenario is Approved and cannot be …". */
  done: string;
}

/** What can be done with a scenario: by whom, and in which status (docs/product/scenarios.md). */
export const SCENARIO_ACTIONS = {
  create: { needs: ['add_scenario'], from: [], words: 'create scenarios', done: 'created' },
  change: { needs: ['change_scenario'], from: ['PENDING'], words: 'change scenarios', done: 'changed' },
  clone: {
    needs: ['add_scenario'],
    from: ['PENDING', 'APPROVED', 'REJECTED'],
    words: 'create scenarios',
    done: 'cloned',
  },
  approve: {
    needs: ['approve_scenario', 'approve_scenarioitem'],
    from: ['PENDING'],
    words: 'approve scenarios',
    done: 'approved',
  },
  reject: { needs: ['approve_scenario'], from: ['PENDING'], words: 'reject scenarios', done: 'rejected' },
  revert: {
    needs: ['approve_scenario', 'revert_scenarioitem'],
    from: ['APPROVED', 'REJECTED'],
    words: 'revert a decision',
    done: 'reverted',
  },
  // What an approval decided would stand without its reason, so an approved one is reverted first.
  delete: {
    needs: ['delete_scenario'],
    from: ['PENDING', 'REJECTED'],
    words: 'delete scenarios',
    done: 'deleted',
  },
} as const satisfies Record<string, Action>;

/** Something that is done with a scenario. */
export type ScenarioAction = keyof typeof SCENARIO_ACTIONS;

/** Whether the caller may do this with a scenario of this status (null: one that is not there yet), and if not, why. */
export function canDoScenario(
  action: ScenarioAction,
  scenario: { status: ScenarioStatus } | null,
  caller: Pick<Caller, 'permissions'>,
): Decision {
  const { needs, from, words, done }: Action = SCENARIO_ACTIONS[action];
  const missing = needs.find((permission) => !caller.permissions.has(permission));
  if (missing !== undefined) return lacksPermission(missing, words);
  if (!scenario || from.includes(scenario.status)) return { allowed: true };
  const { label } = SCENARIO_STATUSES[scenario.status];
  const next = scenario.status === 'PENDING' ? '' : ' Revert it to Pending first.';
  const reason =
    action === 'revert'
      ? 'The scenario is still Pending; there is no decision to take back.'
      : `The scenario is ${label} and cannot be ${done}.${next}`;
  return { allowed: false, cause: 'transition', reason };
}
