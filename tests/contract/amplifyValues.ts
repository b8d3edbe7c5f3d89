import { Readable } from 'node:stream';
import type { Services } from '#server/contract/handlers.ts';
import type { HandleOwner } from '#server/services/files/fileHandle.ts';
import type { KnownCall } from './knownCalls.ts';

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** What has to stand in the database before the operations of Amplify can succeed: a conversation of the caller with a proposal. */
export function amplifyCalls(
  asOwner: Ask,
  projectId: number,
  { callerId, fileHandle }: { callerId: number; fileHandle: () => Promise<string> },
) {
  const id = 900_000 + callerId;
  const agreement = async (): Promise<KnownCall> => {
    await asOwner(
      `insert into amplify_agreement (tenant_id, user_id, addendum) values (1, $1, '2025-05-01')
        on conflict (tenant_id, user_id) do update set addendum = excluded.addendum`,
      [callerId],
    );
    return {};
  };
  const rows = async (): Promise<KnownCall> => {
    await agreement();
    await asOwner(
      `update item set status = 'PENDING', is_deleted = false, priority = 3 where tenant_id = 1 and id = 5`,
    );
    await asOwner(
      `insert into amplify_conversation (tenant_id, id, project_id, user_id, title) values (1, $1, $2, $3, 'Known')
        on conflict do nothing`,
      [id, projectId, callerId],
    );
    const table = {
      headers: [{ label: 'Priority', field: 'priority', align: 'start' }],
      rows: [
        {
          oid: 5,
          pid: projectId,
          reference: null,
          cells: [{ label: 'Medium', value: '3', new_label: 'High', new_value: '4' }],
          problem: null,
        },
      ],
      isProposedChange: true,
    };
    await asOwner('delete from amplify_block where tenant_id = 1 and id = $1', [id]);
    await asOwner(
      `insert into amplify_block (tenant_id, id, conversation_id, type, title, content, width)
        values (1, $1, $1, 'table', 'Known', $2::jsonb, 2)`,
      [id, JSON.stringify({ text: null, table, chart: null })],
    );
    return { ids: { amplify_conversation_id: id, amplify_block_id: id } };
  };
  return {
    createAmplifyConversation: agreement,
    getAmplifyConversation: rows,
    sendAmplifyMessage: rows,
    uploadAmplifyFile: agreement,
    sendAmplifyAudio: rows,
    sendAmplifyFile: async (): Promise<KnownCall> => ({
      ...(await rows()),
      body: { filename: 'scope.docx', path: await fileHandle(), file_type: 'application/msword' },
    }),
    updateAmplifyBlock: rows,
    removeAmplifyBlock: rows,
    rejectAmplifyChanges: rows,
    acceptAmplifyChanges: async (): Promise<KnownCall> => ({
      ...(await rows()),
      body: {
        block_id: id,
        changes: [
          {
            entity_type: 'foresite',
            operation: 'update',
            data: { priority: 4 },
            metadata: { oid: 5, pid: projectId },
          },
        ],
      },
    }),
  };
}

/** A conversation with a block in each project, of the first person of its company: the demo brings none. */
export const addConversations = async (asOwner: Ask): Promise<void> => {
  await asOwner(
    `insert into amplify_conversation (tenant_id, id, project_id, user_id, title)
      select p.tenant_id, p.id * 10 + 700000, p.id, (select min(u.id) from app_user u where u.tenant_id = p.tenant_id), 'Asked'
      from project p on conflict do nothing`,
  );
  await asOwner(
    `insert into amplify_block (tenant_id, id, conversation_id, type, title, content, width)
      select tenant_id, id, id, 'text', 'Said', '{"text": "Said", "table": null, "chart": null}'::jsonb, 1
      from amplify_conversation where id >= 700000 and id < 900000 on conflict do nothing`,
  );
};

/** The handle of a file whose text was read for somebody. */
export async function readFileOf(
  { files, fileHandles }: Pick<Services, 'files' | 'fileHandles'>,
  projectId: number,
  userId: number,
): Promise<string> {
  const text = {
    fileName: 'scope.docx',
    fileType: 'application/msword',
    passages: [{ place: 'p. 1', text: 'VO-001' }],
    pages: 1,
    sheets: null,
    words: 1,
    note: '',
  };
  const owner: HandleOwner = { tenantId: 1, projectId, userId, place: 'amplify' };
  const file = await files.receive(Readable.from([Buffer.from(JSON.stringify(text))]), 'scope.docx');
  await files.keep(owner.tenantId, file);
  await file.discard();
  return fileHandles.handleOf(owner, file.storageKey, new Date(Date.now() + 600_000));
}
