import { RISK_LIMITS, RISK_STATUSES } from '#domain/risks';
import {
  defineMappingSlot,
  fieldsOfColumns,
  readListSheet,
  type SheetImportRules,
  toBlock,
} from '#shared/sheets';
import * as t from '../texts.ts';

/** How people head the columns of their registers. */
const words = {
  name: { words: ['name', 'risk', 'risk name', 'title', 'risk event', 'risk item', 'description'] },
  category: { words: ['category', 'risk category', 'risk type', 'type', 'group'] },
  component: { words: ['component', 'building', 'location'] },
  value: {
    words: ['dollar value', 'value', 'cost impact', 'exposure', 'potential cost'],
    poorWords: ['cost', 'amount', 'price', 'total'],
  },
  original_value: { words: ['original dollar value', 'original value', 'initial value', 'first value'] },
  likelihood: { words: ['likelihood', 'probability', 'chance'] },
  impact: { words: ['impact', 'consequence', 'severity'] },
  owner: { words: ['assignee', 'owner', 'risk owner', 'responsible', 'assigned to'] },
  status: { words: ['status', 'state'] },
  cause: { words: ['cause', 'risk cause', 'root cause', 'causes', 'source'] },
  event: { words: ['event', 'uncertain event', 'event description'] },
  effect: { words: ['effect', 'risk effect', 'effects', 'consequences', 'result'] },
  comment: { words: ['comments', 'comment', 'notes', 'remarks'], poorWords: ['mitigation', 'response'] },
} as const;

const slot = defineMappingSlot('risk-import-columns');

/** How a file of risks is read into quick entry. */
export const riskImport = (columns: Parameters<typeof fieldsOfColumns>[0]): SheetImportRules => ({
  title: t.importRisksFromAFile,
  hint: t.upToBatchRows(RISK_LIMITS.batch),
  read: readListSheet,
  fields: fieldsOfColumns(columns, words),
  statuses: { label: t.statusOfNewRisks, options: [RISK_STATUSES.IDENTIFIED.label] },
  slot,
  most: RISK_LIMITS.batch,
  toBlock,
});
