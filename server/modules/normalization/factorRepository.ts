import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { peerJson, peerSteps, peerValues } from '../calibrate/peerRepository.ts';
import type { ProjectReader } from '../projects/projectReader.ts';

type Peer = components['schemas']['CalibratePeer'];

/** Two projects as Calibrate shows them, by one statement; one that is not in sight is missing. */
export async function readPair(
  tx: TenantTx,
  reader: ProjectReader,
  from: number,
  to: number,
): Promise<Map<number, Peer>> {
  const rows = await tx.query<{ peer: Peer }>({
    name: 'normalization_pair',
    text: `with ${peerSteps}
      select ${peerJson} as peer from seen p where p.id in ($6, $13::bigint)`,
    values: [...peerValues(tx, reader, from, {}), to],
  });
  return new Map(rows.map(({ peer }) => [peer.id, peer]));
}
