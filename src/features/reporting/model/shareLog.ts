import { personName } from '#domain/people';
import type { ReportShare } from '../reportingQueries.ts';
import * as t from '../texts.ts';

/** A line of the access log of a link. */
export interface LogLine {
  key: string;
  text: string;
  when: string;
  isWarning: boolean;
}

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const whenOf = (instant: string) => moment.format(new Date(instant));

const lengthOf = (seconds: number) => (seconds < 60 ? t.lessThan1Min : t.roundMin(Math.round(seconds / 60)));
const printsOf = (prints: number) => (prints === 0 ? [] : [t.printedPrintsTimes(prints)]);

/** What happened at a link, the newest first; wrong passwords in a row are one line. `by` made it. */
export function logLines(
  {
    recipient,
    visits,
    created_at: made,
    revoked_at: revoked,
    revoked_by: ended,
    mailed_at: mailed,
    email,
  }: ReportShare,
  by: string,
): LogLine[] {
  const lines: LogLine[] = [];
  let wrong = 0;
  for (const [at, { kind, at: happened, seconds, prints }] of visits.entries()) {
    const isWarning = kind === 'WRONG_PASSWORD';
    wrong = isWarning ? wrong + 1 : 0;
    if (wrong > 1) lines.pop();
    const opened = [t.openedByTheLink(recipient), lengthOf(seconds), ...printsOf(prints)].join(', ');
    const text = isWarning ? (wrong > 1 ? t.wrongWrongPasswords(wrong) : t.wrongPassword) : opened;
    lines.push({ key: `visit ${at}`, text, when: whenOf(happened), isWarning });
  }
  const plain = (key: string, text: string, instant: string) => ({
    key,
    text,
    when: whenOf(instant),
    isWarning: false,
  });
  return [
    ...(revoked === null
      ? []
      : [plain('revoked', t.revokedByValue(ended ? personName(ended) : t.somebodyLower), revoked)]),
    ...lines,
    plain('made', mailed === null ? t.madeByBy(by) : t.madeByByMailed(by, email), made),
  ];
}
