export { closeGap, type GapChoice, type GapItem } from './closeGap.ts';
export { TARGET_MESSAGES, targetFields } from './targetFields.ts';
export { type MemberTarget, type TvdRow, tvdRows, tvdTotal } from './tvdRows.ts';
