import { rewindRow } from '#domain/changes';
import { formatCode } from '#domain/items';
import { estimatedRiskValue, levelIn, riskScore } from '#domain/risks';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { listScales } from '../risks/scaleRepository.ts';
import { budgetNow, pastPeople, type PastRiskFields, registerSince } from './pastRegisterRepository.ts';

/** Whose registers are read, and which of them the reader may see. */
export type RegisterReader = {
  tx: TenantTx;
  projectId: number;
  timeZone: string;
  seesRisks: boolean;
  seesIssues: boolean;
};

type Registers = Result<'getRegistersAsOf'>;
type Kept<Fields> = Fields & { id: number; number: number; isDeleted: boolean };

/** The rows of a register as they stood when the day ended. */
async function rowsOn<Entity extends 'risk' | 'issue'>(
  { tx, projectId, timeZone }: RegisterReader,
  entity: Entity,
  date: string,
) {
  const rows = await registerSince(tx, entity, { projectId, date, timeZone });
  return rows.flatMap(({ id, number, isDeleted, row, later }) => {
    const then = rewindRow({ row, isThere: !isDeleted }, later);
    return then ? [{ ...then, id, number, isDeleted }] : [];
  });
}

/** The risks that were open when the day ended, as the cost trend needs them. */
export async function activeRisksOn(reader: RegisterReader, date: string): Promise<Kept<PastRiskFields>[]> {
  return (await rowsOn(reader, 'risk', date)).filter(({ status }) => status === 'IDENTIFIED');
}

async function readRisks(reader: RegisterReader, date: string): Promise<Registers['risks']> {
  const rows = await rowsOn(reader, 'risk', date);
  const people = await pastPeople(
    reader.tx,
    rows.map(({ owner_id: owner }) => owner),
  );
  const versions = await listScales(reader.tx);
  const budget = await budgetNow(reader.tx, reader.projectId);
  return rows.map((risk) => ({
    id: risk.id,
    code: formatCode('risk', risk.number),
    name: risk.name,
    status: risk.status,
    likelihood: risk.likelihood,
    impact: risk.impact,
    score: riskScore(risk.likelihood, risk.impact),
    level: levelIn(
      versions.find(({ id }) => id === risk.scale_id) ?? (versions.at(-1) as (typeof versions)[number]),
      risk.likelihood,
      risk.impact,
    ),
    value: risk.value === null ? null : Number(risk.value),
    estimated_value: estimatedRiskValue(budget, risk.likelihood, risk.impact),
    owner: people.get(risk.owner_id ?? 0) ?? null,
    is_deleted: risk.isDeleted,
  }));
}

async function readIssues(reader: RegisterReader, date: string): Promise<Registers['issues']> {
  const rows = await rowsOn(reader, 'issue', date);
  const people = await pastPeople(
    reader.tx,
    rows.map(({ assignee_id: assignee }) => assignee),
  );
  return rows.map((issue) => ({
    id: issue.id,
    code: formatCode('issue', issue.number),
    name: issue.name,
    status: issue.status,
    severity: issue.severity,
    due_date: issue.due_date,
    cost_at_stake: issue.cost_at_stake === null ? null : Number(issue.cost_at_stake),
    days_at_stake: issue.days_at_stake,
    assignee: people.get(issue.assignee_id ?? 0) ?? null,
    is_deleted: issue.isDeleted,
  }));
}

/** Risks and issues at the end of a day, each for those who may see them (docs/product/time-machine.md). */
export async function readRegisters(reader: RegisterReader, date: string): Promise<Registers> {
  return {
    date,
    risks: reader.seesRisks ? await readRisks(reader, date) : null,
    issues: reader.seesIssues ? await readIssues(reader, date) : null,
  };
}
