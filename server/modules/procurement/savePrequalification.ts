import type { components } from '#contract/api.ts';
import { checkPrequalification, companyKey, type PrequalificationBefore } from '#domain/procurement';
import { type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { isKnownBidder, type Prequalification, readPrequalification } from './prequalificationRepository.ts';

type Schemas = components['schemas'];
type Patch = Schemas['PrequalificationPatch'];

/** One record as it now is; 404 where it is gone. */
export async function presentPrequalification(tx: TenantTx, id: number): Promise<Prequalification> {
  const row = await readPrequalification(tx, id);
  if (!row) throw notFound();
  return row;
}

async function refuseProblems(
  { tx, today }: Pick<Call<'createPrequalification'>, 'tx' | 'today'>,
  input: Patch,
  { id, before }: { id: number | null; before: PrequalificationBefore | null },
): Promise<void> {
  const errors: FieldErrors = { ...checkPrequalification(input, { today, before }) };
  if (input.company !== undefined && !errors['company'] && (await isKnownBidder(tx, input.company, id)))
    errors['company'] = ['This company has a record already. Change that one.'];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

/** What is written: texts without blanks around them, with who set it and when. */
const fieldsOf = (
  { company, note, ...input }: Patch,
  { caller, now }: Pick<Call<'createPrequalification'>, 'caller' | 'now'>,
): Record<string, unknown> => ({
  ...input,
  ...(company !== undefined && { company: company.trim(), company_key: companyKey(company) }),
  ...(note !== undefined && { note: note.trim() }),
  set_by_id: caller.userId,
  set_at: now.toISOString(),
});

/** Keeps a company that bids. */
export async function createPrequalification(
  call: Call<'createPrequalification'>,
): Promise<Schemas['PrequalificationSaved']> {
  const { tx, body, services } = call;
  const input = { status: 'NOT_ASKED', note: '', ...body } as const;
  await refuseProblems(call, input, { id: null, before: null });
  const { id: set, rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Added the bidder ${input.company.trim()}`),
    [{ entity: 'prequalification', kind: 'create', fields: fieldsOf(input, call) }],
  );
  const made = rows.find(({ entity }) => entity === 'prequalification');
  return { change_set_id: set, prequalification: await presentPrequalification(tx, made?.id ?? 0) };
}

/** Changes a record from the version that the edit began with. */
export async function updatePrequalification(
  call: Call<'updatePrequalification'>,
): Promise<Schemas['PrequalificationSaved']> {
  const { tx, params, body, services, ifMatch } = call;
  const { prequalification_id: id } = params;
  const before = await presentPrequalification(tx, id);
  await refuseProblems(call, body, { id, before });
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, null, `Changed the prequalification of ${before.company}`),
    [
      {
        entity: 'prequalification',
        kind: 'update',
        id,
        version: ifMatch ?? null,
        fields: fieldsOf(body, call),
      },
    ],
  );
  return { change_set_id: set, prequalification: await presentPrequalification(tx, id) };
}

/** Deletes a record; Undo brings it back. */
export async function removePrequalification(
  call: Call<'removePrequalification'>,
): Promise<Schemas['PrequalificationRemoved']> {
  const { tx, params, services, ifMatch } = call;
  const { prequalification_id: id } = params;
  const { company } = await presentPrequalification(tx, id);
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, null, `Deleted the bidder ${company}`),
    [{ entity: 'prequalification', kind: 'delete', id, version: ifMatch ?? null }],
  );
  return { change_set_id: set };
}
