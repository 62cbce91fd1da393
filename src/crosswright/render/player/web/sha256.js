/** SHA-256 (FIPS 180-4) of a text in UTF-8: browsers offer theirs on secure pages only. */

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard has it. @param {number} power @param {number} count */
function constants(power, count) {
  const out = [];
  for (let prime = 2; out.length < count; prime++) {
    let isPrime = true;
    for (let part = 2; part * part <= prime; part++) isPrime &&= prime % part !== 0;
    if (isPrime) out.push(((prime ** power % 1) * 2 ** 32) >>> 0);
  }
  return out;
}

const START = constants(1 / 2, 8);
const ROUND = constants(1 / 3, 64);

/** @param {number} word @param {number} bits */
const turn = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** @param {string} text @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const sum = Uint32Array.from(START);
  for (let block = 0; block < padded.length; block += 64) mix(sum, view, block);
  return Array.from(sum, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** @param {Uint32Array} sum @param {DataView} view @param {number} block */
function mix(sum, view, block) {
  const words = new Uint32Array(64);
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = view.getUint32(block + at * 4);
      continue;
    }
    const [early, late] = [words[at - 15], words[at - 2]];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16] + small + words[at - 7] + large;
  }
  let [a, b, c, d, e, f, g, h] = sum;
  for (let at = 0; at < 64; at++) {
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at] + words[at];
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at] += word));
}
