import { codeKey, codeTreeProblem, formatFields, hasOwnField } from '#domain/codes';
import { fieldProblems } from '#domain/fields';
import type { components } from '#contract/api.ts';
import { conflict, ruleRefused, notFound } from '#server/contract/errors.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import {
  childProblem,
  findFormat,
  findNamesake,
  type FormatDetails,
  type KeptCode,
  readCodes,
} from './formatRepository.ts';

type FormatPatch = components['schemas']['CostGroupDefinitionPatch'];
type CodeInput = components['schemas']['CodeInput'];

/** A format as it now is; 404 where there is none. */
export async function presentFormat(tx: TenantTx, id: number): Promise<FormatDetails> {
  const format = await findFormat(tx, id);
  if (!format) throw notFound();
  return format;
}

/** A format of the company's own; 409 for a standard one, which stays. */
export async function ownFormat(tx: TenantTx, id: number): Promise<FormatDetails> {
  const format = await presentFormat(tx, id);
  if (format.is_standard) throw conflict(`${format.name} is a standard format and stays.`, format);
  return format;
}

/**
 * A format that this can be changed in. Of a standard one these are its codes, as a company loads the list that it has a licence for,
 * and what it is for, unless scope rows have a field for it; 409 for the rest.
 */
export async function formatToChange(
  tx: TenantTx,
  id: number,
  patch: FormatPatch = {},
): Promise<FormatDetails> {
  const format = await presentFormat(tx, id);
  const { codes: _codes, is_estimates_only: forEstimates, ...rest } = patch;
  const isFixed = Object.keys(rest).length > 0 || (forEstimates !== undefined && hasOwnField(format));
  if (format.is_standard && isFixed)
    throw conflict(
      `${format.name} is a standard format: only its codes change. Add a format of your own.`,
      format,
    );
  return format;
}

/** What is kept of what somebody sent; refused (422) with a sentence for each field. `id` is 0 for a new format. */
export async function formatValues(
  tx: TenantTx,
  { name, short_name: shortName, codes, ...rest }: FormatPatch,
  { id, today }: { id: number; today: string },
): Promise<Record<string, unknown>> {
  const fields = {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(shortName !== undefined && { short_name: shortName.trim() }),
  };
  const errors = fieldProblems(formatFields, fields, { today, isNew: id === 0 });
  const [first] = Object.values(errors).flat();
  if (first) throw ruleRefused(first, errors);
  await refuseNamesake(tx, { name: fields.name ?? null, shortName: fields.short_name ?? null, except: id });
  const { child_definition_id: child } = fields;
  if (typeof child === 'number') await refuseChild(tx, id, child);
  return codes ? { ...fields, codes: (await keptCodes(tx, { id }, codes)).after } : fields;
}

async function refuseNamesake(
  tx: TenantTx,
  asked: { name: string | null; shortName: string | null; except: number },
): Promise<void> {
  const taken = await findNamesake(tx, asked);
  if (!taken) return;
  const field = taken.name.toLowerCase() === asked.name?.toLowerCase() ? 'name' : 'short_name';
  const problem = `Another format is called ${taken[field]}. Choose another ${field === 'name' ? 'name' : 'short name'}.`;
  throw ruleRefused(problem, { [field]: [problem] });
}

/**
 * Codes with their row numbers: those of the format keep theirs, so that what names them stays. One that is sent with its number
 * is that one whatever its text; others are known by their text. A preview counts new ones from -1 down and takes no numbers.
 */
export async function keptCodes(
  tx: TenantTx,
  { id, isPreview = false }: { id: number; isPreview?: boolean },
  codes: readonly CodeInput[],
): Promise<{ before: KeptCode[]; after: KeptCode[] }> {
  const wrong = codeTreeProblem(codes);
  if (wrong) throw ruleRefused(wrong.problem, { [`codes.${wrong.index}`]: [wrong.problem] });
  const before = id === 0 ? [] : ((await readCodes(tx, [id])).get(id) ?? []);
  const numbered = knownNumbers(before, codes);
  const unknown = codes.filter(({ div_code: code }) => !numbered.has(codeKey(code)));
  const fresh = isPreview
    ? unknown.map((_code, index) => -1 - index)
    : await allocateIds(tx, 'cost_group', unknown.length);
  for (const [index, { div_code: code }] of unknown.entries())
    numbered.set(codeKey(code), fresh[index] as number);
  const after = codes.map(({ div_code: code, name, parent_code: parent }) => ({
    id: numbered.get(codeKey(code)) as number,
    div_code: code.trim(),
    name: name.trim(),
    parent_id: parent === null ? null : (numbered.get(codeKey(parent)) ?? null),
  }));
  return { before, after };
}

/** Which code of the format each one that was sent is, by its text. */
function knownNumbers(before: readonly KeptCode[], codes: readonly CodeInput[]): Map<string, number> {
  const free = new Map(before.map((code) => [code.id, code]));
  const numbered = new Map<string, number>();
  for (const [index, { id, div_code: code }] of codes.entries()) {
    if (id === undefined) continue;
    if (!free.delete(id)) {
      const problem = `${code} is no longer a code of this format, or was sent twice. Reload the page and change it again.`;
      throw ruleRefused(problem, { [`codes.${index}`]: [problem] });
    }
    numbered.set(codeKey(code), id);
  }
  const byText = new Map([...free.values()].map((code) => [codeKey(code.div_code), code.id]));
  for (const { div_code: code } of codes) {
    const known = byText.get(codeKey(code));
    if (known !== undefined && !numbered.has(codeKey(code))) numbered.set(codeKey(code), known);
  }
  return numbered;
}

/** Why a format cannot be the child of another: it is one already, or stands above it. */
async function refuseChild(tx: TenantTx, id: number, child: number): Promise<void> {
  const problem = await childProblem(tx, id, child);
  if (problem) throw ruleRefused(problem, { child_definition_id: [problem] });
}
