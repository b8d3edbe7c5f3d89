export { codeRoutes } from './codeRoutes.ts';
export { codesLive } from './codesLive.ts';
export { allCostGroupsQuery, allOwnCodesQuery, codesOfFormatQuery, costFormatsQuery } from './codeChoices.ts';
