import type { Operation } from '#server/contract/operations.ts';
import type { TestApp } from '#tests/support/testApp.ts';
import { amplifyCalls } from './amplifyValues.ts';
import { analysisCalls } from './analysisValues.ts';
import { approvalCalls, biddingCalls } from './biddingValues.ts';
import { contextCalls } from './contextValues.ts';
import { uploadCalls } from './estimateValues.ts';
import { addPageSettings, exampleOf, fillPath, neededQuery } from './operationCalls.ts';
import { reportRows } from './reportValues.ts';
import { companyViewCalls } from './viewValues.ts';

/** What the known call of an operation is made with, beside the example of the contract and the oldest rows. */
export type KnownCall = {
  ids?: Record<string, number | string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

type World = {
  asOwner: TestApp['asOwner'];
  /** Makes a call as somebody who may do everything and answers its body. */
  make: (method: 'POST', path: string, body: unknown) => Promise<Record<string, number>>;
  addPerson: () => Promise<{ id: number }>;
  projectId: number;
  /** Whoever makes the calls. */
  callerId: number;
  /** What a file of theirs that was read is asked about by. */
  fileHandle: () => Promise<string>;
  /** Somebody who has not answered an invitation. */
  invited: number;
  /** The secret of a mailed link, and the password that holds. */
  token: string;
  password: string;
  rememberedSet: number;
};

/** Several operations that are called alike. */
const alike = (names: string, call: () => Promise<KnownCall>) =>
  Object.fromEntries(names.split(' ').map((name) => [name, () => call()]));

/**
 * One call of each operation that must succeed, whatever chance makes of the others: most are the contract's own example
 * on the oldest rows; these need a row in a certain state. Each leaves it in that state itself.
 */
function knownCalls(world: World): Record<string, () => Promise<KnownCall>> {
  const { asOwner, make, projectId, invited, token, password } = world;
  const item = async (id: number, set: string): Promise<KnownCall> => {
    await asOwner(`update item set ${set} where tenant_id = 1 and id = $1`, [id]);
    return { ids: { item_id: id } };
  };
  const pageSetting = async (): Promise<KnownCall> => {
    await addPageSettings({ asOwner });
    return { ids: { key: 'overview' } };
  };
  const risk = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update risk set is_deleted = $1 where tenant_id = 1 and id = 2', [isDeleted]);
    return { ids: { risk_id: 2 } };
  };
  const kept = async (id: number, isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update template set is_deleted = $1 where tenant_id = 1 and id = $2', [isDeleted, id]);
    return { ids: { template_id: id } };
  };
  // Other calls may have finished the project, which takes no templates then.
  const taken = async (id: number): Promise<KnownCall> => {
    await asOwner(`update project set status = 'ACTIVE' where tenant_id = 1 and id = 1`, []);
    return kept(id, false);
  };
  const issue = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update issue set is_deleted = $1 where tenant_id = 1 and id = 2', [isDeleted]);
    return { ids: { issue_id: 2 } };
  };
  const dashboard = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update dashboard set is_deleted = $1 where tenant_id = 1 and id = 1', [isDeleted]);
    return { ids: { dashboard_id: 1 } };
  };
  const entry = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update context_entry set is_deleted = $1 where tenant_id = 1 and id = 2', [isDeleted]);
    return { ids: { context_entry_id: 2 } };
  };
  const report = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update custom_report set is_deleted = $1 where tenant_id = 1 and id = 1', [isDeleted]);
    return { ids: { custom_report_id: 1 } };
  };
  const bidPackage = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update bid_package set is_deleted = $1 where tenant_id = 1 and id = 2', [isDeleted]);
    return { ids: { bid_package_id: 2 } };
  };
  const apiKey = async (): Promise<KnownCall> => {
    await asOwner('update api_key set revoked_at = null where tenant_id = 1 and id = 1');
    return { ids: { api_key_id: 1 } };
  };
  const bidder = async (): Promise<KnownCall> => {
    await asOwner('update prequalification set is_deleted = false where tenant_id = 1 and id = 1');
    return { ids: { prequalification_id: 1 } };
  };
  const template = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner('update markup_template set is_deleted = $1 where tenant_id = 1 and id = 2', [isDeleted]);
    return { ids: { markup_template_id: 2 } };
  };
  const costIndex = async (isDeleted: boolean): Promise<KnownCall> => {
    await asOwner(
      'update normalization_index set is_deleted = $1, is_default = false where tenant_id = 1 and id = 3',
      [isDeleted],
    );
    return { ids: { normalization_index_id: 3 } };
  };
  const scenario = async (status: string): Promise<KnownCall> => {
    await item(5, `status = 'PENDING', has_valid_scope = true, is_deleted = false`);
    await asOwner('update scenario set status = $1, is_deleted = false where tenant_id = 1 and id = 1', [
      status,
    ]);
    await asOwner('delete from scenario_item_link where tenant_id = 1 and scenario_id = 1');
    await asOwner('insert into scenario_item_link (tenant_id, scenario_id, item_id) values (1, 1, 5)');
    return { ids: { scenario_id: 1 } };
  };
  const project = async (id: number, set: string): Promise<KnownCall> => {
    await asOwner(`update project set ${set} where tenant_id = 1 and id = $1`, [id]);
    return { ids: { project_id: id } };
  };
  let units = 0;
  const person = { first_name: 'Ines', last_name: 'Kaya' };
  return {
    rejectItem: () => item(8, `status = 'PENDING', is_deleted = false`),
    revertItem: () => item(8, `status = 'REJECTED', is_deleted = false`),
    restoreItem: () => item(8, `status = 'PENDING', is_deleted = true`),
    restoreItemField: async () => {
      const { ids } = await item(1, `status = 'PENDING', is_deleted = false`);
      return { ids: ids ?? {}, body: { change_set_id: world.rememberedSet, field: 'upper_limit' } };
    },
    ...alike('removeMarkupTemplate updateMarkupTemplate', () => template(false)),
    restoreMarkupTemplate: () => template(true),
    ...alike('removeNormalizationIndex updateNormalizationIndex', () => costIndex(false)),
    restoreNormalizationIndex: () => costIndex(true),
    ...alike('removeContextEntry updateContextEntry', () => entry(false)),
    restoreContextEntry: () => entry(true),
    ...amplifyCalls(asOwner, projectId, world),
    ...contextCalls(asOwner, projectId),
    createTemplates: async () => ({ body: [{ kind: 'RISK', name: 'Known template' }] }),
    createPrequalification: async () => {
      await asOwner(`delete from prequalification where tenant_id = 1 and company_key = 'knownworks'`);
      return { body: { company: 'Known Works', status: 'QUALIFIED', single_limit: 5 } };
    },
    ...analysisCalls(asOwner),
    ...alike('updateApiKey revokeApiKey', apiKey),
    ...alike('getPrequalification updatePrequalification removePrequalification', bidder),
    listPrequalificationHistory: bidder,
    getBidderStanding: async () => ({ query: 'company=Alder%20Glass' }),
    getPageSetting: pageSetting,
    getTemplate: () => kept(1, false),
    updateTemplate: async () => ({ ...(await kept(1, false)), body: { name: 'Known template' } }),
    removeTemplate: () => kept(2, false),
    restoreTemplate: () => kept(3, true),
    listTemplateHistory: () => kept(1, false),
    createRisksFromTemplates: async () => ({ ...(await taken(1)), body: { templates: [1] } }),
    createPackagesFromTemplates: async () => ({
      ...(await taken(14)),
      body: { packages: [{ template_id: 14 }] },
    }),
    createIssuesFromTemplates: async () => ({ ...(await taken(10)), body: { templates: [10] } }),
    ...reportRows(asOwner, token, world.callerId),
    removeCustomReport: () => report(false),
    updateCustomReport: () => report(false),
    restoreCustomReport: () => report(true),
    ...uploadCalls(asOwner, world.rememberedSet),
    removeIssue: () => issue(false),
    updateIssue: () => issue(false),
    restoreIssue: () => issue(true),
    getBidPackageAward: () => bidPackage(false),
    awardBidPackage: async () => {
      await asOwner(
        `update bid_package set status = 'RECOMMENDED', committed = null, is_deleted = false where tenant_id = 1 and id = 2`,
        [],
      );
      return {
        ids: { bid_package_id: 2 },
        body: {
          bidder_id: null,
          awarded_to: 'Iron Works',
          contract_amount: 1_000_000,
          fund_id: null,
          to_fund: 0,
          milestone_id: null,
          cost_group_id: null,
          to_forecast: 0,
        },
      };
    },
    savePurchasePlan: async () => {
      await asOwner(
        'update bid_package set version = 900, is_deleted = false where tenant_id = 1 and id = 2',
        [],
      );
      return { body: { packages: [{ id: 2, version: 900, fabrication_days: 33 }] } };
    },
    allocateLines: async () => {
      const [line] = await asOwner<{ id: string }>(
        `select l.id from estimate_line l join project_total t on t.tenant_id = 1 and t.milestone_id = l.milestone_id
          where l.tenant_id = 1 and l.project_id = $1 limit 1`,
        [projectId],
      );
      const parts = [{ bid_package_id: null, work_package: '', share: 100 }];
      return { body: { lines: [`line-${line?.id}`], parts } };
    },
    removeBidPackage: () => bidPackage(false),
    updateBidPackage: () => bidPackage(false),
    restoreBidPackage: () => bidPackage(true),
    getBidPackageLeveling: () => bidPackage(false),
    listBidPackageRisks: () => bidPackage(false),
    linkBidPackageRisks: async () => ({ ...(await bidPackage(false)), body: { risk_ids: [] } }),
    saveBidPackageLeveling: async () => {
      await asOwner(
        `update bid_package set status = 'LEVELING', committed = null, is_deleted = false where tenant_id = 1 and id = 2`,
        [],
      );
      return { ids: { bid_package_id: 2 }, body: { lines: [], bidders: [] } };
    },
    removeRisk: () => risk(false),
    updateRisk: () => risk(false),
    restoreRisk: () => risk(true),
    closeRisk: async () => {
      await asOwner(`update risk set status = 'IDENTIFIED' where tenant_id = 1 and id = 2`, []);
      return risk(false);
    },
    createScenario: async () => {
      await item(5, `status = 'PENDING', is_deleted = false`);
      return { body: { name: 'Known scenario', items: [5] } };
    },
    assignScenarioItems: async () => ({ ...(await scenario('PENDING')), body: { items: [5] } }),
    approveScenario: () => scenario('PENDING'),
    rejectScenario: () => scenario('PENDING'),
    revertScenario: () => scenario('REJECTED'),
    cloneScenario: () => scenario('PENDING'),
    createContingencyPot: async () => ({
      body: { kind: 'design', name: 'Known pot', amount: 1000, opened_on: '2026-09-01' },
    }),
    changePassword: async () => ({ body: { current_password: password, password: `${password} and more` } }),
    arrangeMeetingTopics: async () => ({ body: { topics: [901, 902, 903, 904] } }),
    assignProjects: async () => ({ ids: { user_id: (await world.addPerson()).id } }),
    removeMember: async () => ({ ids: { user_id: (await world.addPerson()).id } }),
    removeAccessScope: async () => {
      const made = await make('POST', '/access-scopes', { name: 'Unit to remove', parent: null });
      return { ids: { access_scope_id: made['id'] ?? 0 } };
    },
    createTimelineLink: async () => {
      const add = (name: string) =>
        make('POST', `/projects/${projectId}/timeline/activities`, {
          name,
          date_from: '2027-02-01',
          date_to: '2027-02-05',
        });
      const [from, to] = [await add('Known start'), await add('Known end')];
      return {
        body: {
          from_type: 'timelineactivity',
          from_id: from['id'] ?? 0,
          to_type: 'timelineactivity',
          to_id: to['id'] ?? 0,
          relationship_type: 'FS',
          lag_days: 0,
        },
      };
    },
    createProject: async () => ({ body: { name: 'Known project' } }),
    createLegacyProject: async () => ({ body: { name: 'Known legacy project' } }),
    updateProject: () => project(projectId, `status = 'ACTIVE'`),
    moveProject: () => project(projectId, `status = 'ACTIVE'`),
    updateLegacyProject: () => project(9, `status = 'LEGACY', is_deleted = false`),
    restoreProject: async () => {
      await project(9, 'is_deleted = true, code = null');
      return { ids: { deleted_project_id: 9 } };
    },
    removeProject: async () => {
      const made = await make('POST', '/projects', { name: 'Project to delete' });
      return { ids: { project_id: made['id'] ?? 0 } };
    },
    removeDashboard: async () => {
      const made = await make('POST', '/project-dashboards', { name: 'To delete', type: 'INTERNAL' });
      return { ids: { dashboard_id: made['id'] ?? 0 } };
    },
    updateDashboard: () => dashboard(false),
    arrangeDashboard: () => dashboard(false),
    getDashboardMetric: () => dashboard(false),
    listPortfolioMetricRows: async () => ({ query: 'feature=risks&main_axis=status&secondary_axis=cost' }),
    listDashboardMetricRows: async () => ({
      ...(await dashboard(false)),
      query: 'feature=risks&main_axis=status&secondary_axis=cost',
    }),
    restoreDashboard: () => dashboard(true),
    removeProjectGroup: async () => {
      const made = await make('POST', '/project-groups', { name: 'Group to delete' });
      return { ids: { project_group_id: made['id'] ?? 0 } };
    },
    saveTargets: async () => {
      await asOwner('delete from tvd_target where tenant_id = 1 and project_id = $1', [projectId]);
      return { body: { dimension: 'systems', targets: [{ member_id: 0, version: 0, target: 1000 }] } };
    },
    saveVision: async () => {
      await asOwner('delete from value_driver where tenant_id = 1 and project_id = $1 and position > 4', [
        projectId,
      ]);
      return { body: { value_drivers: { create: [{ name: 'Known driver', weight: 10 }] } } };
    },
    ...biddingCalls(asOwner, token),
    ...approvalCalls(asOwner, world.callerId),
    readLink: async () => ({ body: { token } }),
    renewLink: async () => ({ body: { token } }),
    completeSignUp: async () => ({ body: { token, ...person, password } }),
    setPassword: async () => ({ body: { token, password } }),
    userExists: async () => ({ query: `email=nobody%40northbank.example&token=${token}` }),
    resendCompanyInvite: async () => ({ ids: { user_id: invited } }),
    resendMemberInvite: async () => ({ ids: { user_id: invited } }),
    ...companyViewCalls(make),
    importView: async () => {
      const [view] = await asOwner<{ id: string }>(
        `select v.id from saved_view v where v.tenant_id = 1 and v.project_id <> $1 order by v.id limit 1`,
        [projectId],
      );
      return { body: { view_id: Number(view?.id) } };
    },
    cancelJob: async () => {
      await asOwner(
        `update job set status = 'queued', run_at = now() + interval '1 day' where tenant_id = 1 and id = 3`,
      );
      return { ids: { job_id: 3 } };
    },
    undoChangeSet: async () => {
      const made = await make('POST', `/projects/${projectId}/scenario-items`, { name: 'To be undone' });
      return { ids: { change_set_id: made['change_set_id'] ?? 0 } };
    },
    createUnit: async () => ({
      body: { name: `Known unit ${(units += 1)}`, abbreviation: `KU${units}`, kind: 'count' },
    }),
    addUnits: async () => ({
      body: { units: [{ name: `Known unit ${(units += 1)}`, abbreviation: `KU${units}`, kind: 'count' }] },
    }),
    previewCostGroupDefinition: async () => ({ ids: { definition_id: 3 }, body: { codes: [] } }),
    getCodeMapping: async () => ({ ids: { definition_id: 3, to_definition_id: 1 } }),
    saveCodeMapping: async () => ({ ids: { definition_id: 3, to_definition_id: 1 }, body: { rows: [] } }),
    updateUnit: async () => ({ body: { is_favorite: true } }),
    removeUnit: async () => {
      units += 1;
      const made = await make('POST', '/units-of-measure', {
        name: `Unit to remove ${units}`,
        abbreviation: `UR${units}`,
        kind: 'count',
      });
      return { ids: { unit_of_measure_id: made['id'] ?? 0 } };
    },
    removeAttributeDefinition: async () => {
      units += 1;
      const made = await make('POST', '/custom-attributes', {
        entity_type: 'RISK',
        name: `Attribute to remove ${units}`,
        type: 'TEXT',
      });
      return { ids: { custom_attribute_id: made['id'] ?? 0 } };
    },
    orderAttributeDefinitions: async () => {
      const rows = await asOwner<{ id: number }>(
        `select id::int from attribute_definition where tenant_id = 1 and entity_type = 'COMPONENT' order by id`,
      );
      return { body: { entity_type: 'COMPONENT', attribute_ids: rows.map(({ id }) => id) } };
    },
    createAttributeDefinition: async () => ({
      body: { entity_type: 'PROJECT', name: `Known attribute ${(units += 1)}`, type: 'DATE' },
    }),
    removeRole: async () => {
      const made = await make('POST', '/permission-roles', { name: 'Role to remove' });
      return { ids: { role_id: made['id'] ?? 0 } };
    },
    startImpersonation: async () => {
      await project(projectId, 'is_deleted = false');
      const made = await make('POST', '/permission-roles', { name: 'Role to act as', type: 'external' });
      await asOwner('update role set is_impersonable = true where tenant_id = 1 and id = $1', [made['id']]);
      return { ids: { role_id: made['id'] ?? 0 } };
    },
  };
}

/** Makes the one call of an operation that is known to do its work: the body that the contract shows, on rows that exist. */
export function makeKnownInput(
  firstIds: Readonly<Record<string, number | string | undefined>>,
  world: World,
) {
  const known = knownCalls(world);
  return async (operation: Operation) => {
    const { ids, query, headers = {}, body = exampleOf(operation) } = (await known[operation.id]?.()) ?? {};
    return {
      path: fillPath(operation.path, { ...firstIds, ...ids } as Record<string, number | string>),
      query: query ?? neededQuery(operation),
      headers,
      body: operation.body ? body : undefined,
    };
  };
}
