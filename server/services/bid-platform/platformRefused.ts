/** Why the bidding platform gave nothing, in words for the person who asked. */
export class PlatformRefused extends Error {
  override readonly name = 'PlatformRefused';
  /** Signed out: a new sign-in helps. Refused: a person has to change something. Unreachable: time may help. */
  readonly reason: 'signed_out' | 'refused' | 'unreachable';

  constructor(reason: PlatformRefused['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
