import { notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readCalibrate } from './peerRepository.ts';

/** A project beside others (docs/product/calibrate.md). */
export const calibrateHandlers = defineHandlers({
  getCalibrate: async ({ tx, params, query, caller }) => {
    const found = await readCalibrate(tx, readerOf(caller), params.project_id, query);
    if (!found) throw notFound();
    return found;
  },
});
