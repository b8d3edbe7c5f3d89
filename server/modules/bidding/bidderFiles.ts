import type { components } from '#contract/api.ts';
import { cleanFileName, FILE_MESSAGES, placeOf } from '#domain/files';
import { notFound, ruleRefused, wrongFile } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { incompatible, readSheets, SheetError, sheetKindOf } from '#server/services/sheets/readSheets.ts';
import { presentCell } from '#server/services/sheets/storedSheets.ts';
import { checkContent } from '../files/checkContent.ts';
import { addOwnFile, listOwnFiles, type OpenInvitation, removeOwnFile } from './bidderRepository.ts';
import { enter, refuseClosed, type Visit } from './bidderVisit.ts';

/** Megabytes of a workbook that a bidder sends back: 600 lines are well under one. */
const WORKBOOK_MEGABYTES = 5;

const place = placeOf('bid_invitation', 'attachments');
if (!place) throw new Error('Bids have no place for files.');

/** The invitation whose bid can still change, by the secret in the header. */
async function enterOpen(
  call: Visit & Pick<Call<'addBidFile'>, 'headers'>,
  isLocked = true,
): Promise<OpenInvitation> {
  const invitation = await enter(call, call.headers['Bid-Token'], isLocked);
  refuseClosed(invitation);
  return invitation;
}

const shown = async (
  { tx }: Visit,
  invitation: OpenInvitation,
): Promise<components['schemas']['OwnFiles']> => ({ files: await listOwnFiles(tx, invitation) });

/** Files of bidders: sealed with the bid, and the workbook in which they price it. */
export const bidderFileHandlers = defineHandlers({
  addBidFile: {
    expect: async (call) => {
      await enterOpen(call, false);
      return { megabytes: place.megabytes };
    },
    keep: async (call) => {
      const { tx, tenant, services, file } = call;
      const invitation = await enterOpen(call);
      const sound = await checkContent(file, place);
      if ((await listOwnFiles(tx, invitation)).length >= place.most)
        throw ruleRefused(FILE_MESSAGES.count(place.most), { file: [FILE_MESSAGES.count(place.most)] });
      await services.files.keep(tenant.id, file);
      await addOwnFile(tx, invitation, { ...sound, storageKey: file.storageKey });
      return shown(call, invitation);
    },
  },

  removeBidFile: async (call) => {
    const invitation = await enter(call, call.body.token);
    refuseClosed(invitation);
    if (!(await removeOwnFile(call.tx, invitation, call.body.file_id))) throw notFound();
    return shown(call, invitation);
  },

  readBidWorkbook: {
    expect: async (call) => {
      await enterOpen(call, false);
      return { megabytes: WORKBOOK_MEGABYTES };
    },
    keep: async (call) => {
      const { file, signal } = call;
      await enterOpen(call);
      const fileName = cleanFileName(file.fileName);
      if (!sheetKindOf(fileName)) throw wrongFile(incompatible);
      const sheets = await readSheets(await file.read(), fileName, { signal, ms: 10_000 }).catch(
        (error: unknown) => {
          throw error instanceof SheetError ? ruleRefused(error.message, { file: [error.message] }) : error;
        },
      );
      return {
        file_name: fileName,
        sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(presentCell)) })),
      };
    },
  },
});
