import type { operations } from '#contract/api.ts';
import type { ClientFlag, Permission, TenantFlag } from '#contract/unions.ts';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import type { Federation } from '#server/identity/federation/federation.ts';
import type { BidPlatformLink } from '#server/services/bid-platform/bidPlatformLink.ts';
import type { KeptAnswers } from '#server/services/answers/keptAnswers.ts';
import type { ChangeEngine } from '#server/services/changes/changeEngine.ts';
import type { EventFeed } from '#server/services/events/eventFeed.ts';
import type { JobQueue } from '#server/services/jobs/jobQueue.ts';
import type { Notifier } from '#server/services/notify/notifier.ts';
import type { PdfRenderer } from '#server/services/pdf/pdfRenderer.ts';
import type { Transcriber } from '#server/services/transcriber/transcriber.ts';
import type { FileAddresses } from '#server/services/files/fileAddress.ts';
import type { FileHandles } from '#server/services/files/fileHandle.ts';
import type { FileStore } from '#server/services/files/fileStore.ts';
import type { ApiKeyUse } from '#server/plugins/tokenOwner.ts';
import type { LiveStream } from './liveStream.ts';
import type { Upload } from './readUpload.ts';

export type OperationId = keyof operations;
/** Operations whose `x-permission` is `public`: they run without a caller. Checked against the contract at start. */
export const publicOperations = [
  'getTenant',
  'readLink',
  'renewLink',
  'completeSignUp',
  'setPassword',
  'requestPassword',
  'userExists',
  'openBid',
  'saveBidDraft',
  'submitBid',
  'answerBidInvitation',
  'askBidQuestion',
  'confirmBidAddendum',
  'openBidFile',
  'addBidFile',
  'removeBidFile',
  'readBidWorkbook',
  'openSharedReport',
  'visitSharedReport',
] as const satisfies OperationId[];
type PublicOperation = (typeof publicOperations)[number];

type Get<T, K extends PropertyKey> = K extends keyof T ? NonNullable<T[K]> : Record<string, never>;
type ParametersOf<K extends OperationId, Place extends string> = Get<operations[K]['parameters'], Place>;

/** Query fields for which the contract states a default; validation fills them in. */
type Defaulted = 'limit' | 'offset';
type WithDefaults<Q> = { [P in keyof Q as P extends Defaulted ? P : never]-?: NonNullable<Q[P]> } & {
  [P in keyof Q as P extends Defaulted ? never : P]: Q[P];
};

type Body<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : undefined;

type Success = 200 | 201 | 202;
type Content<K extends OperationId> = operations[K]['responses'] extends infer R
  ? { [S in keyof R & Success]: R[S] extends { content: infer C } ? C : never }[keyof R & Success]
  : never;

/** The JSON a successful call answers with. */
export type Result<K extends OperationId> = Content<K> extends { 'application/json': infer J } ? J : never;

/** A text that is already the JSON of a `T`: built in SQL and sent as it is. `version` becomes the ETag. */
export type RawJson<T> = { readonly rawJson: string; readonly version?: number; readonly of?: T };

/** Hands JSON that the database built through without parsing it. */
export const rawJson = <T>(text: string, version?: number): RawJson<T> => ({
  rawJson: text,
  ...(version === undefined ? {} : { version }),
});

/** JSON text of a `T` in pieces, each made when the client has taken those before: a list of any length in little memory. */
export type JsonPieces<T> = { readonly jsonPieces: AsyncGenerator<string>; readonly of?: T };

/** Hands JSON through as it is read. Its transaction stays open until the last piece has gone. */
export const jsonPieces = <T>(pieces: AsyncGenerator<string>): JsonPieces<T> => ({ jsonPieces: pieces });

/** A file for the caller to keep. */
export type Download = { readonly text: string; readonly fileName: string };

/** What a handler returns: the JSON, ready text, a download, a live stream, or nothing for 204. */
export type Answer<K extends OperationId> = [Content<K>] extends [never]
  ? void
  : Content<K> extends { 'application/json': infer J }
    ? J | RawJson<J> | JsonPieces<J>
    : Content<K> extends { 'text/event-stream': unknown }
      ? LiveStream
      : Download;

/** The company of the host. */
export type CallTenant = { id: number; slug: string; name: string; timeZone: string };

/** Who is calling and what they may do; never older than a second. */
export type Caller = {
  tenantId: number;
  tenantSlug: string;
  userId: number;
  email: string;
  /** The sign-in session that the token came from. */
  sessionId: string;
  session: {
    /** When the token was issued, in milliseconds since 1970. */
    issuedAt: number;
    /** Another identity provider keeps the session. */
    elsewhere: boolean;
  };
  /** The job for which this server has opened the app by itself; nobody else has one. */
  jobId?: number;
  /** The key with which a program calls for this person. */
  apiKey?: ApiKeyUse;
  /** What holds in the project of `projectId`, or in the company. */
  permissions: ReadonlySet<Permission>;
  tenantFlags: ReadonlySet<TenantFlag>;
  /** Client flags of the product as the company has them. */
  clientFlags: ReadonlySet<ClientFlag>;
  isExternal: boolean;
  /** The project whose rights these are; null for the company's. */
  projectId: number | null;
  /** Whether that project is there and in sight. */
  seesProject: boolean;
  /** The role that this session views one project as; `permissions` are then the role's, and nothing else is in sight. */
  impersonation: { roleId: number; roleName: string; projectId: number } | null;
  timeZone: string;
  /** When the caller's token ends, in milliseconds since 1970. */
  expiresAt: number;
};

/** What a handler may use beside its transaction. */
export type Services = {
  database: Database;
  /** The one way to change what history follows. */
  changes: ChangeEngine;
  jobs: JobQueue;
  /** The bytes of files; their rows are attachments. */
  files: FileStore;
  /** Whether PDF files can be made here. */
  pdf: Pick<PdfRenderer, 'missing'>;
  /** Where files are, for whoever may see their rows. */
  fileAddresses: FileAddresses;
  /** What one person gets for a file, and nobody else can use. */
  fileHandles: FileHandles;
  /** Turns speech into text; undefined where none is set up. */
  transcriber: Transcriber | undefined;
  /** Lists that many ask for between two changes. */
  answers: KeptAnswers;
  feed: EventFeed;
  /** Tells people of what concerns them. */
  notify: Notifier;
  /** The caller with their rights in a project, an impersonated role left aside if `asOneself`; null when it is not there or out of sight. */
  callerIn: (caller: Caller, projectId: number, asOneself?: boolean) => Promise<Caller | null>;
  /** Has the rights of the caller's session read anew after they were changed. */
  forgetRights: (caller: Caller) => void;
  /** Has everybody's rights of a company read anew after they were changed. */
  forgetCompany: (tenantId: number) => void;
  /** The caller with the permissions of this moment; throws 401 once the account is closed or the token has ended. */
  currentCaller: (caller: Caller) => Promise<Caller>;
  /** Writes what matters to security to the log: never an address, a password or a link. */
  noteSecurity: (event: string, about: { tenant: string; userId?: number }) => void;
  /** Whether passwords are kept here; else an identity service elsewhere keeps them. */
  ownsPasswords: boolean;
  /** Signing in through the providers of companies. */
  federation: Federation;
  /** The way to the company's bidding platform. */
  bidPlatform: BidPlatformLink;
  /** Public origin of a company by its slug, such as `http://northbank.localhost:4000`. */
  originOf: (slug: string) => string;
  /** Version of the product. */
  version: string;
};

/**
 * Makes a read of the contract in the name of whoever made the call, within its transaction: the same permission and
 * flag, the same defaults and the same handler as over the network, in the project of the call. Throws as the read
 * itself does, 403 where the caller lacks what the contract asks for.
 */
export type Ask = <K extends OperationId>(
  id: K,
  query?: Readonly<Record<string, unknown>>,
) => Promise<Result<K>>;

/**
 * One call, validated and allowed. `tx` is the call's own transaction, read-only for GET; `today` is the company's
 * date, `now` the moment of the call; `ifMatch` the version that the edit started from.
 */
export type Call<K extends OperationId> = {
  params: ParametersOf<K, 'path'>;
  query: WithDefaults<ParametersOf<K, 'query'>>;
  headers: ParametersOf<K, 'header'>;
  body: Body<K>;
  tenant: CallTenant;
  caller: K extends PublicOperation ? null : Caller;
  tx: TenantTx;
  today: string;
  now: Date;
  ifMatch: number | undefined;
  signal: AbortSignal;
  services: Services;
  /** Other reads of the same project in the caller's name. */
  ask: Ask;
};

/** Operations that take a file. */
type UploadId = {
  [K in OperationId]: operations[K] extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? K
    : never;
}[OperationId];

/** A call whose file is still on its way. */
export type AwaitedUpload<K extends OperationId> = Omit<Call<K>, 'body'>;
/** The same call with its file, and with what was made of it. */
export type UploadCall<K extends OperationId> = AwaitedUpload<K> & Upload & { prepared: unknown };
/** What a file is looked at with while no transaction is open. */
export type PreparedUpload = Upload & { tenant: CallTenant; services: Services; signal: AbortSignal };

/**
 * A call with a file is two transactions, so that none is held open while bytes come in: the first says whether the
 * caller may, and how large the file may be; the second keeps it, and asks again. What takes its time, reading the file or
 * having another server read it, is done between the two.
 */
export type UploadHandler<K extends OperationId> = {
  expect: (call: AwaitedUpload<K>) => Promise<{ megabytes: number }>;
  prepare?: (upload: PreparedUpload) => Promise<unknown>;
  keep: (call: UploadCall<K>) => Promise<Answer<K>>;
};

/** One function for each operation of the contract: a missing one does not compile. */
export type Handlers = {
  [K in OperationId]: K extends UploadId ? UploadHandler<K> : (call: Call<K>) => Promise<Answer<K>>;
};

/** A module's part of the handlers, checked against the contract. */
export const defineHandlers = <K extends OperationId>(part: Pick<Handlers, K>): Pick<Handlers, K> => part;
