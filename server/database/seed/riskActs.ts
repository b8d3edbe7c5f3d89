import { diffFields } from '#domain/changes';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { headOf, type ItemWriter } from '#server/modules/items/itemWriter.ts';
import { riskAdapter } from '#server/modules/risks/riskAdapter.ts';
import { insertChangeSet } from '#server/services/changes/changeHistoryRepository.ts';

import type { Fields } from '#server/services/changes/entityAdapter.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { DemoProject, DemoRisk } from './demo/demoTypes.ts';
import type { Act } from './demoWriter.ts';

/** When somebody writes in the register: in the morning of that day. */
const hour = 'T10:00';

/** That moment of a day of the story, or of the day itself in projects that keep their dates. */
export const instantOf = (calendar: DemoCalendar, keepsDates: boolean | undefined, day: string): Date =>
  keepsDates ? new Date(`${day}${hour}:00Z`) : calendar.instant(`${day}${hour}`);

/**
 * How the risks of a project came to be what they are, as its history tells it: written down by their owners, scored anew and closed
 * on the days of the story. The rows themselves are written before.
 */
export function riskActs(
  calendar: DemoCalendar,
  { risks = [], keepsDates }: DemoProject,
  ids: readonly number[],
): Act[] {
  return risks.flatMap((risk, index) => {
    const id = ids[index] as number;
    const act = (day: string, summary: string, from: keyof Story | null, to: keyof Story): Act => ({
      at: `${day}${hour}`,
      by: risk.owner,
      perform: async (writer) => {
        const story = await storyOf(writer.tx, writer.projectId, id, risk);
        const head = { ...headOf(writer, summary), now: instantOf(calendar, keepsDates, day).toISOString() };
        const fields = diffFields(from && story[from], story[to]);
        await insertChangeSet(writer.tx, head, [
          {
            entity: 'risk',
            entityId: id,
            kind: from ? 'update' : 'create',
            fields,
            versionAfter: to === 'raised' ? 1 : to === 'scored' || !risk.rescored ? 2 : 3,
          },
        ]);
      },
    });
    return [
      act(risk.raised, `Added risk "${risk.name}"`, null, 'raised'),
      ...(risk.rescored ? [act(risk.rescored, `Scored "${risk.name}" anew`, 'raised', 'scored')] : []),
      ...(risk.closed ? [act(risk.closed, `Closed risk "${risk.name}"`, 'scored', 'closed')] : []),
    ];
  });
}

/** A risk when it was written down, once it was scored anew, and as it is now. */
type Story = Record<'raised' | 'scored' | 'closed', Fields>;

async function storyOf(
  tx: TenantTx,
  projectId: ItemWriter['projectId'],
  id: number,
  risk: DemoRisk,
): Promise<Story> {
  const closed = (await riskAdapter.load(tx, [id], projectId)).get(id)?.fields ?? {};
  const before = { status: 'IDENTIFIED', closed_on: null, struck: false, struck_on: null };
  const scored = risk.closed ? { ...closed, ...before, outcome_cost: null, days_lost: null } : closed;
  if (!risk.rescored) return { raised: scored, scored, closed };
  const { original_value: value, inherent_likelihood: likelihood, inherent_impact: impact } = closed;
  return { raised: { ...scored, value, likelihood, impact, mitigations: [] }, scored, closed };
}
