export { divisionExclusionFields, exclusionFields, isLeftOut } from './exclusionFields.ts';
export {
  amountHere,
  type Comparable,
  likeness,
  type LikenessPart,
  likenessParts,
  partOf,
} from './likeness.ts';
export {
  comparable,
  type Factor,
  factorOf,
  FACTORS,
  type Peer,
  divisorOf,
  oneOfUnits,
  PEER_MEASURES,
  type PeerMeasure,
  withoutFactors,
} from './peers.ts';
export { type Comparing, comparedAmount, placeAmong } from './placeAmong.ts';
export { type Amounts, standingOf, type Standing } from './standing.ts';
