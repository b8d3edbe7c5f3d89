/** Characters that a scenario's name may have; the contract states the same. */
export const SCENARIO_NAME_LENGTH = 100;

/** What a scenario is called until somebody names it. Names need not differ: the number tells scenarios apart. */
export const usualScenarioName = (number: number): string => `Scenario ${number}`;

/** What a copy of a scenario is called, within the length of a name. */
export const cloneName = (name: string): string => `Copy of ${name}`.slice(0, SCENARIO_NAME_LENGTH).trimEnd();

/** What is wrong with a name, or null. */
export function scenarioNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Name is required';
  return name.trim().length > SCENARIO_NAME_LENGTH
    ? `Name is longer than ${SCENARIO_NAME_LENGTH} characters. Shorten it.`
    : null;
}
