import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
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
    update: writeSettings,
    remove: onlyChanged,
  },
  {
    entity: 'project_settings',
    module: 'settings',
    load: loadProjectSettings,
    insert: onlyChanged,
    update: writeProjectSettings,
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
