import {
  isTimeZone,
  mailDomainsProblem,
  PAGE_NAMES,
  pageConfigProblem,
  readMailDomains,
} from '#domain/settings';
import { type FieldErrors, invalidFields, missingPermission, notFound } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { entityHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { isItemFormat } from '../codes/formatRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { readKinds } from '../normalization/indexRepository.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readCompany, readCompanySettings } from './companyRepository.ts';
import { listOverridesJson } from './overrideRepository.ts';
import {
  findPageSetting,
  keepOwnPageSetting,
  listPageSettings,
  lockPageSetting,
  type PagePlace,
} from './pageSettingRepository.ts';
import {
  companyFields,
  presentCompany,
  presentCompanySettings,
  presentProjectSettings,
  projectFields,
} from './presentSettings.ts';
import { readProjectSettings } from './projectSettingRepository.ts';

/** People have one company at a time: the host's. Every other is as one that is not there. */
function demandOwn({ tx, params }: { tx: TenantTx; params: { company_id: number } }): void {
  if (params.company_id !== tx.tenantId) throw notFound();
}

async function answerCompany(tx: TenantTx): Promise<Result<'getCompany'>> {
  const row = await readCompany(tx);
  if (!row) throw notFound();
  return presentCompany(row);
}

async function answerCompanySettings(tx: TenantTx): Promise<Result<'getCompanySettings'>> {
  const { settings, ...rest } = await readCompanySettings(tx);
  return presentCompanySettings(settings, rest);
}

async function answerProjectSettings(tx: TenantTx, id: number): Promise<Result<'getProjectSettings'>> {
  const found = await readProjectSettings(tx, id);
  if (!found) throw notFound();
  return presentProjectSettings(found.settings, found.version);
}

/** The fields of a patch as they are kept; says of each what is wrong with it. */
function profileFields({ name, tld, time_zone }: Call<'updateCompany'>['body']) {
  const domains = tld === undefined ? undefined : readMailDomains(tld);
  const problem = domains && mailDomainsProblem(domains);
  const faults: FieldErrors = {
    ...(problem === undefined ? {} : { tld: [problem] }),
    ...(time_zone === undefined || isTimeZone(time_zone)
      ? {}
      : { time_zone: ['This is not a time zone. Choose one of the list.'] }),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(domains === undefined ? {} : { email_domains: domains }),
    ...(time_zone === undefined ? {} : { time_zone }),
  };
}

/** A project takes other indices than the company's for whoever may (403), and only such as there are (400). */
async function requireIndices({ tx, body, caller }: Call<'updateProjectSettings'>): Promise<void> {
  const chosen = Object.entries(body.normalization_indices ?? {}).filter(([, id]) => id !== undefined);
  if (chosen.length === 0) return;
  if (!caller.permissions.has('override_normalizationindex'))
    throw missingPermission('override_normalizationindex');
  const ids = chosen.flatMap(([, id]) => id ?? []);
  const known = await readKinds(tx, ids);
  const faults: FieldErrors = Object.fromEntries(
    chosen.flatMap(([kind, id]) =>
      id === null || known.get(id) === kind
        ? []
        : [[`normalization_indices.${kind}`, ['There is no such index. Choose one of the library.']]],
    ),
  );
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Costs are coded by a standard or by a format of the company's own that is for items (400). */
async function requireFormat({
  tx,
  body,
}: Pick<Call<'updateProjectSettings'>, 'tx'> & { body: { defaultFormat?: string | number | null } }) {
  const { defaultFormat: format } = body;
  if (typeof format === 'number' && !(await isItemFormat(tx, format)))
    throw invalidFields({
      defaultFormat: ['There is no such format for items. Choose one of Format Settings.'],
    });
}

/** Whose settings of which page are meant. */
const pagePlace = ({
  params,
  query,
  caller,
}: Pick<Call<'getPageSetting'>, 'params' | 'query' | 'caller'>): PagePlace => ({
  key: params.key,
  projectId: query.project_id ?? null,
  userId: query.use_user_scope ? caller.userId : null,
});

/** Sets up a page for everybody who sees it, as a step of history. */
async function keepForEverybody(
  call: Call<'keepPageSetting'>,
  place: PagePlace,
): Promise<Result<'keepPageSetting'> | undefined> {
  const { tx, body, caller, services } = call;
  const { key, projectId } = place;
  const needed = projectId === null ? 'change_company' : 'change_setting';
  if (!caller.permissions.has(needed)) throw missingPermission(needed);
  await lockPageSetting(tx, place);
  const known = await findPageSetting(tx, place);
  const fields = { config: body.config };
  const head = handHead(call, projectId, `Set up ${PAGE_NAMES[key]} for everyone`);
  await services.changes.apply(tx, head, [
    known
      ? { entity: 'page_setting', kind: 'update', id: known.id, fields }
      : { entity: 'page_setting', kind: 'create', fields: { key, ...fields } },
  ]);
  return (await findPageSetting(tx, place))?.setting;
}

/** The company, and how it and its projects count (docs/product/settings.md). */
export const settingHandlers = defineHandlers({
  getCompany: async (call) => {
    demandOwn(call);
    return answerCompany(call.tx);
  },

  updateCompany: async (call) => {
    demandOwn(call);
    const { tx, body, services, ifMatch } = call;
    const fields = profileFields(body);
    await services.changes.apply(tx, handHead(call, null, 'Changed the company'), [
      { entity: 'company', kind: 'update', id: tx.tenantId, version: ifMatch ?? null, fields },
    ]);
    return answerCompany(tx);
  },

  listCompanyHistory: async (call) => {
    demandOwn(call);
    const { tx, query, caller } = call;
    return showHistory(
      tx,
      await entityHistory(
        tx,
        ['company', 'company_settings', 'page_setting', 'bid_platform', 'risk_scale'],
        query,
      ),
      caller,
    );
  },

  getCompanySettings: ({ tx }) => answerCompanySettings(tx),

  listSettingOverrides: async ({ tx, caller, query }): Promise<Answer<'listSettingOverrides'>> =>
    rawJson(await listOverridesJson(tx, readerOf(caller), query)),

  updateCompanySettings: async (call) => {
    const { tx, body, services, ifMatch } = call;
    await requireFormat(call);
    await services.changes.apply(tx, handHead(call, null, 'Changed the company’s settings'), [
      {
        entity: 'company_settings',
        kind: 'update',
        id: tx.tenantId,
        version: ifMatch ?? null,
        fields: companyFields(body),
      },
    ]);
    return answerCompanySettings(tx);
  },

  getProjectSettings: ({ tx, params }) => answerProjectSettings(tx, params.project_id),

  updateProjectSettings: async (call) => {
    const { tx, body, params, services, ifMatch } = call;
    await requireIndices(call);
    await requireFormat(call);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Changed the project’s settings'), [
      {
        entity: 'project_settings',
        kind: 'update',
        id: params.project_id,
        version: ifMatch ?? null,
        fields: projectFields(body),
      },
    ]);
    return answerProjectSettings(tx, params.project_id);
  },

  listPageSettings: async ({ tx, caller, query }) => ({
    results: await listPageSettings(tx, caller.userId, query.project_id ?? null),
  }),

  getPageSetting: async (call) => {
    const found = await findPageSetting(call.tx, pagePlace(call));
    if (!found) throw notFound();
    return found.setting;
  },

  keepPageSetting: async (call) => {
    const { tx, body } = call;
    const problem = pageConfigProblem(body.config);
    if (problem !== undefined) throw invalidFields({ config: [problem] });
    const place = pagePlace(call);
    const kept = await (place.userId === null
      ? keepForEverybody(call, place)
      : keepOwnPageSetting(tx, place, body.config));
    if (!kept) throw notFound();
    return kept;
  },
});
