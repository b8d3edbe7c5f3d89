import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { refreshValidScope } from '../items/validScopeRepository.ts';
import { loadCompany, loadSettings, writeCompany, writeSettings } from './companyRepository.ts';
import {
  insertPageSettings,
  loadPageSettings,
  removePageSettings,
  updatePageSettings,
} from './pageSettingRepository.ts';
import { loadProjectSettings, writeProjectSettings } from './projectSettingRepository.ts';

const onlyChanged = () =>
  Promise.reject(new Error('Companies and settings are neither made nor removed here.'));

/** Whether rows name another format by which the scope of items is valid. */
const movesFormat = ({ changed }: RowWrite) => changed.includes('default_format');

/** Everything about the company and about how it and its projects count that history follows. */
export const settingAdapters: readonly EntityAdapter[] = [
  {
    entity: 'company',
    // What a company is called and where colleagues come from belongs to everybody's rights.
    module: 'access',
    load: loadCompany,
    insert: onlyChanged,
    update: writeCompany,
    remove: onlyChanged,
  },
  {
    entity: 'company_settings',
    module: 'settings',
    load: loadSettings,
    insert: onlyChanged,
    update: async (tx, rows) => {
      await writeSettings(tx, rows);
      if (rows.some(movesFormat)) await refreshValidScope(tx, null);
    },
    remove: onlyChanged,
  },
  {
    entity: 'project_settings',
    module: 'settings',
    load: loadProjectSettings,
    insert: onlyChanged,
    update: async (tx, rows) => {
      await writeProjectSettings(tx, rows);
      for (const row of rows) if (movesFormat(row)) await refreshValidScope(tx, row.id);
    },
    remove: onlyChanged,
  },
  {
    entity: 'page_setting',
    module: 'settings',
    load: loadPageSettings,
    insert: insertPageSettings,
    update: updatePageSettings,
    remove: removePageSettings,
  },
];
