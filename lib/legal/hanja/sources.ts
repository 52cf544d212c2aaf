/**
 * Where the character tables in `data/` come from, for whoever updates or audits them.
 *
 * - `readings.json`: Hangul reading → characters. Facts from Unicode's Unihan database, field
 *   kHangul (Unicode licence v3), and the single-character and word lists of libhangul's
 *   hanja.txt (BSD-3-Clause, © 2005-2006 Choe Hwanjin). A character with several readings has
 *   the one it most often has inside legal compounds.
 * - `variants.json`: simplified → traditional and shinjitai → kyujitai, the first choice of
 *   OpenCC's STCharacters, JPShinjitaiCharacters and regional variants (Apache-2.0).
 * - `words.json`: compounds whose reading the rules miss, and words that begin anew inside a
 *   compound (不當利得 → 부당이득). Our own selection.
 */
export const HANJA_SOURCES = ['Unihan kHangul', 'libhangul hanja.txt', 'OpenCC'] as const
