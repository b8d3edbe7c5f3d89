import type { components } from '#contract/api.ts';
import { potProblems } from '#domain/contingency';
import { notFound, stale } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import { listPotNames } from './contingencyRepository.ts';
import { type ContingencyWriter, headOf } from './contingencyWriter.ts';
import { type LockedPot, lockPot } from './guardRepository.ts';
import { readPot } from './readContingency.ts';
import { refuseProblems } from './saveEntry.ts';

type Schemas = components['schemas'];
type Pot = Result<'createContingencyPot'>;

/** Opens a pot with an amount on a day. */
export async function createPot(
  writer: ContingencyWriter,
  input: Schemas['ContingencyPotInput'],
): Promise<Pot> {
  const { tx, projectId, changes, today } = writer;
  const others = await listPotNames(tx, projectId);
  const fields = { ...input, name: input.name.trim() };
  refuseProblems(
    potProblems(
      fields,
      others.map(({ name }) => name),
      today,
    ),
  );
  const position = (others.at(-1)?.position ?? 0) + 1;
  const { id, rows } = await changes.apply(tx, headOf(writer, `Opened the fund "${fields.name}"`), [
    { entity: 'contingency_pot', kind: 'create', fields: { ...fields, position } },
  ]);
  return readPot(writer, rows[0]?.id ?? 0, id);
}

async function openPot(
  writer: ContingencyWriter,
  potId: number,
  version: number | undefined,
): Promise<LockedPot> {
  const pot = await lockPot(writer.tx, writer.projectId, potId);
  if (!pot) throw notFound();
  if (version !== undefined && version !== pot.version) throw stale(await readPot(writer, potId, null));
  return pot;
}

/** Changes a pot; what it was opened with has to cover what moved it since. */
export async function updatePot(
  writer: ContingencyWriter,
  potId: number,
  patch: Schemas['ContingencyPotPatch'],
  version?: number,
): Promise<Pot> {
  const { tx, projectId, changes, today } = writer;
  const { kind, name, amount, opened_on: openedOn, version: kept } = await openPot(writer, potId, version);
  const fields = { kind, name, amount, opened_on: openedOn, ...patch };
  const said = { ...fields, name: fields.name.trim() };
  const others = (await listPotNames(tx, projectId)).filter((pot) => pot.id !== potId);
  refuseProblems(
    potProblems(
      said,
      others.map((pot) => pot.name),
      today,
    ),
  );
  const { id } = await changes.apply(tx, headOf(writer, `Changed the fund "${said.name}"`), [
    { entity: 'contingency_pot', kind: 'update', id: potId, version: kept, fields: said },
  ]);
  return readPot(writer, potId, id);
}

/** Removes a pot that nothing ever moved. */
export async function removePot(writer: ContingencyWriter, potId: number, version?: number): Promise<void> {
  const { name, version: kept } = await openPot(writer, potId, version);
  await writer.changes.apply(writer.tx, headOf(writer, `Removed the fund "${name}"`), [
    { entity: 'contingency_pot', kind: 'delete', id: potId, version: kept },
  ]);
}
