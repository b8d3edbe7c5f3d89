import { BlockList, isIP } from 'node:net';

/** Networks that nothing public lives in (RFC 6890 and its kin). */
const networks4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** All that is public in IPv6 lies in 2000::/3; of that, tunnels that carry an IPv4 address inside are left out. */
const networks6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of networks4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of networks6) blocked.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to this machine or to a network that the public cannot reach. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return blocked.check(address, 'ipv4');
  if (family === 6) return !global6.check(address, 'ipv6') || blocked.check(address, 'ipv6');
  return true;
}

/** Whether an IP address is this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
