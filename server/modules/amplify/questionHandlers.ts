import {
  AMPLIFY_FILES,
  AMPLIFY_LIMITS,
  AMPLIFY_VOICE,
  answerFile,
  answerQuestion,
  codesInFile,
  extentOf,
  readingsFor,
  readingsForFile,
  readQuestion,
} from '#domain/amplify';
import { FILE_MESSAGES } from '#domain/files';
import { noneMatches, ruleRefused, unavailable, wrongFile } from '#server/contract/errors.ts';
import { type Call, defineHandlers, type Result } from '#server/contract/handlers.ts';
import type { HandleOwner } from '#server/services/files/fileHandle.ts';
import { TranscriptError } from '#server/services/transcriber/transcriber.ts';
import {
  type InConversation,
  keepAnswer,
  openConversation,
  type QuestionPlace,
  requireAgreement,
  takeMessage,
  takeQuestion,
} from './conversationCalls.ts';
import { keptFileText, readAmplifyFile, type StoredText } from './readAmplifyFile.ts';
import { askerOf, readProject } from './readProject.ts';

const ownerOf = ({
  tenant,
  caller,
  params,
}: Pick<Call<'getAmplify'>, 'tenant' | 'caller' | 'params'>): HandleOwner => ({
  tenantId: tenant.id,
  userId: caller.userId,
  projectId: params.project_id,
  place: 'amplify',
});

type Asking = InConversation & Pick<Call<'sendAmplifyMessage'>, 'ask' | 'now'>;

/** Reads the project for a question in words, and keeps both with what they bring. */
async function answerWords(
  call: Asking,
  place: QuestionPlace,
  asked: string,
): Promise<Result<'sendAmplifyMessage'>> {
  const question = readQuestion(asked);
  const { readings, needs } = await readProject(call, readingsFor(question));
  return keepAnswer(call, place, { asked, answer: answerQuestion(question, readings, askerOf(call)), needs });
}

const noVoice = () => ruleRefused('Questions by voice are not set up here. Type your question.');
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Questions in words, by file and by voice (docs/product/amplify.md). */
export const questionHandlers = defineHandlers({
  sendAmplifyMessage: async (call) => answerWords(call, await takeQuestion(call), call.body.message.trim()),

  uploadAmplifyFile: {
    expect: async (call) => {
      await requireAgreement(call);
      await takeMessage(call);
      return { megabytes: AMPLIFY_FILES.megabytes };
    },
    prepare: readAmplifyFile,
    keep: async (call) => {
      const { file, tenant, services, now } = call;
      await requireAgreement(call);
      const { fileName, fileType, ...read } = call.prepared as StoredText;
      await services.files.keep(tenant.id, file);
      const until = new Date(now.getTime() + AMPLIFY_FILES.minutes * 60_000);
      return {
        filename: fileName,
        path: services.fileHandles.handleOf(ownerOf(call), file.storageKey, until),
        type: fileType,
        message: read.words === 0 ? 'No text was found.' : `Read ${extentOf(read)}.`,
      };
    },
  },

  sendAmplifyFile: async (call) => {
    const { tx, tenant, services, body, now } = call;
    const place = await takeQuestion(call);
    const storageKey = services.fileHandles.fileOf(ownerOf(call), body.path, now);
    const file = storageKey && (await keptFileText(services.files, tenant.id, storageKey));
    if (!storageKey || !file) throw noneMatches('This file is no longer there. Upload it again.');
    const codes = codesInFile(file.passages);
    const { readings, needs } = await readProject(call, readingsForFile(codes));
    const answer = answerFile({ ...file, name: file.fileName }, codes, readings);
    // What was read of it has done its work; should this be lost, the tidying up finds it.
    tx.afterCommit(() => void services.files.remove(tenant.id, storageKey).catch(() => undefined));
    return keepAnswer(call, place, { asked: answer.title, answer, needs });
  },

  sendAmplifyAudio: {
    expect: async (call) => {
      // Nothing is sent out for a conversation that is not the caller's.
      await openConversation(call);
      if (!call.services.transcriber) throw noVoice();
      await takeMessage(call);
      return { megabytes: AMPLIFY_VOICE.megabytes };
    },
    prepare: async ({ file, services }) => {
      const recording = await file.read();
      if (!recording.subarray(0, webm.length).equals(webm)) throw wrongFile(FILE_MESSAGES.content);
      if (!services.transcriber) throw noVoice();
      try {
        return await services.transcriber.transcribe(recording);
      } catch (error) {
        if (!(error instanceof TranscriptError)) throw error;
        throw unavailable(
          'The recording could not be turned into text. Try again, or type your question.',
          error,
        );
      }
    },
    keep: async (call) => {
      const asked = (call.prepared as string).replaceAll(/\s+/g, ' ').trim().slice(0, AMPLIFY_LIMITS.message);
      if (asked === '') throw ruleRefused('No words were heard. Try again, or type your question.');
      return answerWords(call, await takeQuestion(call), asked);
    },
  },
});
