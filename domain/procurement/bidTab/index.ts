export { companyKey, type TabContract } from './bidTab.ts';
export { readBidTab } from './readBidTab.ts';
export { sheetOfTab, type TabChoice, tabCompanies, tabStated, tabTotal } from './sheetOfTab.ts';
