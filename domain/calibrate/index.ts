export { type Amounts, standingOf, type Standing } from './standing.ts';
export { comparable, factorOf, type Peer, PEER_MEASURES, type PeerMeasure } from './peers.ts';
