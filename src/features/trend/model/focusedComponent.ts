import { OWNER_COSTS_ID } from '#domain/foresite';
import { shownMembers } from './costTrend.ts';
import { readStack } from './costTrendStack.ts';
import type { Foresite, TrendChoices } from './costTrendTypes.ts';

/** The component that the chart shows alone; its budget takes the project's place in the summary (docs/product/foresite.md). */
export function focusedComponent(
  data: Foresite,
  choices: Pick<TrendChoices, 'dimension' | 'hidden'>,
): { id: number; name: string } | undefined {
  if (data.dimension !== 'components' || choices.dimension !== 'components') return undefined;
  const stack = readStack(data, 'COST');
  const [only, ...others] = shownMembers(stack, choices.hidden);
  if (!only || others.length > 0 || stack.members.length === 1) return undefined;
  const id = Number(only.id);
  return id === OWNER_COSTS_ID ? undefined : { id, name: only.name };
}
