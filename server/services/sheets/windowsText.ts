/** What Windows 1252 has from 0x80 on; Node's own decoder reads these as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Bytes of the Windows alphabet of Western Europe as text: dashes, curly quotes and the euro sign included. */
export const windowsText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => WINDOWS[(sign.codePointAt(0) ?? 0x80) - 0x80] ?? sign);
