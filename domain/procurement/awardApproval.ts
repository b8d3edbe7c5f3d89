import type { FieldErrors } from '#domain/errors';
import { toCents } from '#domain/money';

/** Who signs awards up to an amount; null is without a limit. */
export interface AwardBand {
  up_to: number | null;
  user_id: number;
}

/** The most people who sign one award. */
export const MOST_BANDS = 8;

/** One signature of an award that is out for approval. */
export interface AwardStep {
  user_id: number;
  /** Their name when it was asked for. */
  name: string;
  up_to: number | null;
  decision: 'WAITING' | 'APPROVED' | 'REJECTED';
  /** Why it was rejected. */
  reason: string;
  decided_at: string | null;
}

/** An award that waits for signatures; the package stays recommended until the last one. */
export interface AwardRequest {
  awarded_to: string;
  contract_amount: number;
  /** Why a company that is not qualified gets it, and what else its prequalification said against it; absent where nothing did. */
  award_reason?: string;
  warnings?: string[];
  requested_by_id: number;
  requested_by: string;
  requested_at: string;
  steps: AwardStep[];
}

/** Bands that an award of so many dollars goes through: each whose own range it reaches, the smallest first. */
export const bandsFor = <Band extends AwardBand>(bands: readonly Band[], amount: number): Band[] =>
  bands.filter((_band, at) => {
    const from = at === 0 ? 0 : (bands[at - 1]?.up_to ?? Infinity);
    return at === 0 || toCents(amount) > toCents(from);
  });

/** What is wrong with the bands of a company, by place, e.g. `bands.1.up_to`. Form and server share it. */
export function checkBands(bands: readonly AwardBand[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  if (bands.length > MOST_BANDS) errors['bands'] = [`At most ${MOST_BANDS} people sign an award.`];
  const people = new Set<number>();
  for (const [at, { up_to: upTo, user_id: user }] of bands.entries()) {
    const isLast = at === bands.length - 1;
    const before = at === 0 ? 0 : (bands[at - 1]?.up_to ?? null);
    if (people.has(user)) errors[`bands.${at}.user_id`] = ['This person signs already. Choose another one.'];
    people.add(user);
    if (isLast && upTo !== null)
      errors[`bands.${at}.up_to`] = ['The last one signs without a limit, or nobody could award more.'];
    else if (!isLast && upTo === null)
      errors[`bands.${at}.up_to`] = ['Enter up to which amount this person signs.'];
    else if (upTo !== null && before !== null && upTo <= before)
      errors[`bands.${at}.up_to`] = ['Enter more than the amount above.'];
  }
  return errors;
}

/** Whose turn it is; undefined once all have signed, or one has rejected. */
export const nextSigner = ({ steps }: Pick<AwardRequest, 'steps'>): AwardStep | undefined =>
  steps.some(({ decision }) => decision === 'REJECTED')
    ? undefined
    : steps.find(({ decision }) => decision === 'WAITING');

/** The signatures that an award needs, that of whoever asks for it given at once where they are one of the signers. */
export const firstSteps = (
  bands: readonly (AwardBand & { name: string })[],
  by: { userId: number; at: string },
): AwardStep[] => {
  const own = bands.findIndex(({ user_id: id }) => id === by.userId);
  // Whoever signs for more need not wait for those who sign for less.
  return bands.map(({ user_id, name, up_to }, at) => ({
    user_id,
    name,
    up_to,
    decision: at <= own ? 'APPROVED' : 'WAITING',
    reason: '',
    decided_at: at <= own ? by.at : null,
  }));
};

/** The request with a decision of the one whose turn it is. */
export const withDecision = <Request extends Pick<AwardRequest, 'steps'>>(
  request: Request,
  { approves, reason, at }: { approves: boolean; reason: string; at: string },
): Request => {
  const signer = nextSigner(request);
  return {
    ...request,
    steps: request.steps.map((step) =>
      step === signer
        ? {
            ...step,
            decision: approves ? ('APPROVED' as const) : ('REJECTED' as const),
            reason,
            decided_at: at,
          }
        : step,
    ),
  };
};
