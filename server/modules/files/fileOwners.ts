import type { Permission } from '#contract/unions.ts';
import type { AttachableEntity } from '#domain/files';
import { mayEdit } from '#domain/items';
import { missingPermission, notYours, ruleRefused } from '#server/contract/errors.ts';
import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readDashboard } from '../dashboards/dashboardRepository.ts';
import { findItem, findOpenedBid, findReportProject, findRowProject, isPerson } from './ownerRepository.ts';

export type Asker = { tx: TenantTx; caller: Caller; services: Pick<Services, 'callerIn'> };

/** A row that files belong to, seen by whoever asks. */
export type FileOwner = {
  /** The project that it is part of; null for the company's own. */
  projectId: number | null;
  /** Throws 403 with the missing permission unless they may add and remove its files. */
  demandChange: () => void;
};

type FindOwner = (asker: Asker, id: number) => Promise<FileOwner | null>;

function demand(caller: Caller, permission: Permission): void {
  if (!caller.permissions.has(permission)) throw missingPermission(permission);
}

/** A risk, an issue or a document for bidders: who reads it sees its files, who changes it adds and removes them. */
const ofRegister =
  (table: 'risk' | 'issue' | 'bid_document', read: Permission, change: Permission): FindOwner =>
  async ({ tx, caller, services }, id) => {
    const projectId = await findRowProject(tx, table, id);
    const inside = projectId === undefined ? null : await services.callerIn(caller, projectId);
    if (projectId === undefined || !inside?.permissions.has(read)) return null;
    return { projectId, demandChange: () => demand(inside, change) };
  };

/** Who sees a row sees its files; null where it is not there or out of sight. */
const owners: Record<AttachableEntity, FindOwner> = {
  company: async ({ tx, caller }, id) =>
    id === tx.tenantId ? { projectId: null, demandChange: () => demand(caller, 'change_company') } : null,

  user: async ({ tx, caller }, id) => {
    if (!(await isPerson(tx, id))) return null;
    const demandChange = () => {
      if (id !== caller.userId) demand(caller, 'account_administration_access');
    };
    return { projectId: null, demandChange };
  },

  project: async ({ caller, services }, id) => {
    const inside = await services.callerIn(caller, id);
    return inside?.seesProject
      ? { projectId: id, demandChange: () => demand(inside, 'change_project') }
      : null;
  },

  customreport: async ({ tx, caller, services }, id) => {
    const report = await findReportProject(tx, id, caller.userId);
    const inside = report && (await services.callerIn(caller, report.projectId));
    // A global report is read in every project, and so is its logo; it is changed where it was made.
    const reader = report?.isGlobal && !inside?.seesProject ? caller : inside;
    if (!report || !reader?.permissions.has('reporting_access')) return null;
    const demandChange = () => {
      if (!inside?.seesProject) throw missingPermission('reporting_access');
      demand(inside, 'reporting_access');
    };
    return { projectId: report.projectId, demandChange };
  },

  dashboard: async ({ tx, caller }, id) => {
    const dashboard = await readDashboard(tx, caller, id);
    if (!dashboard) return null;
    const demandChange = () => {
      if (!dashboard.permissions.includes('edit_dashboard_settings'))
        throw notYours('Only members who may edit settings change the picture. Ask the creator.');
    };
    return { projectId: null, demandChange };
  },

  item: async ({ tx, caller, services }, id) => {
    const item = await findItem(tx, id);
    const inside = item && (await services.callerIn(caller, item.projectId));
    if (!item || !inside?.permissions.has('foresite_access')) return null;
    const demandChange = () => {
      const decision = mayEdit(item, inside);
      if (!decision.allowed && decision.cause === 'permission')
        throw missingPermission(decision.permission, decision.reason);
    };
    return { projectId: item.projectId, demandChange };
  },

  risk: ofRegister('risk', 'risk_access', 'change_risk'),
  issue: ofRegister('issue', 'issue_access', 'issue_access'),
  bid_document: ofRegister('bid_document', 'procurement_access', 'change_procurement'),

  bid_invitation: async ({ tx, caller, services }, id) => {
    const projectId = await findOpenedBid(tx, id);
    const inside = projectId === undefined ? null : await services.callerIn(caller, projectId);
    if (projectId === undefined || !inside?.permissions.has('procurement_access')) return null;
    return {
      projectId,
      demandChange: () => {
        throw ruleRefused('Files of a bid stay as their bidder has sent them.');
      },
    };
  },
};

/** The row that a file belongs to, or is to belong to. */
export const findFileOwner = (
  asker: Asker,
  entity: AttachableEntity,
  id: number,
): Promise<FileOwner | null> => owners[entity](asker, id);
