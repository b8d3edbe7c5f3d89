import type { Database } from '#server/database/tenantTransaction.ts';
import { claimMails, type ClaimedMail, markFailed, markSent, type OutgoingMail } from './mailRepository.ts';

/** Hands one mail over; throws when it was not taken. */
export type Post = (mail: OutgoingMail) => Promise<void>;

export type MailSender = {
  start: () => void;
  /** Sends what is due now; resolves once that has been tried. */
  sendDue: () => Promise<void>;
  /** Takes no more; resolves once what is under way has ended. */
  stop: () => Promise<void>;
};

type Options = {
  database: Database;
  post: Post;
  onProblem: (error: unknown) => void;
  pollMs?: number;
  /** Tries before a mail is given up; its error stays with it. */
  mostAttempts?: number;
  /** Wait after the first failure, in seconds; each further one is twice as long, up to an hour. */
  retrySeconds?: number;
};

const atOnce = 5;
const leaseSeconds = 120;
const longestRetrySeconds = 3600;
const longestError = 500;

/** Sends queued mails of all companies. Any number of processes may do it: each mail is taken by one of them. */
export function createMailSender(options: Options): MailSender {
  const { database, post, onProblem, pollMs = 2000, mostAttempts = 8, retrySeconds = 30 } = options;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let open = false;

  const send = async (mail: ClaimedMail): Promise<void> => {
    try {
      await post(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const wait = Math.min(longestRetrySeconds, retrySeconds * 2 ** (mail.attempts - 1));
      await markFailed(database, mail, reason.slice(0, longestError), wait);
      return onProblem(new Error(`Mail ${mail.id} was not taken by the mail server.`, { cause: error }));
    }
    await markSent(database, mail);
  };

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const claimed = await claimMails(database, atOnce, mostAttempts, leaseSeconds);
      await Promise.all(claimed.map(send));
      if (claimed.length < atOnce) return;
    }
  };

  const turn = (): void => {
    sending = sendDue()
      .catch(onProblem)
      .finally(() => {
        sending = undefined;
        if (open) timer = setTimeout(turn, pollMs).unref();
      });
  };

  return {
    sendDue,
    start: () => {
      open = true;
      turn();
    },
    stop: async () => {
      open = false;
      clearTimeout(timer);
      await sending;
    },
  };
}
