import { plainCharacters } from '@/lib/plain-characters'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string =>
  plainCharacters(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const hancom = 'http://www.hancom.co.kr'

/** Every part declares all of them, needed or not: readers of the format take a missing one for damage. */
export const namespaces = Object.entries({
  ha: `${hancom}/hwpml/2011/app`,
  hp: `${hancom}/hwpml/2011/paragraph`,
  hp10: `${hancom}/hwpml/2016/paragraph`,
  hs: `${hancom}/hwpml/2011/section`,
  hc: `${hancom}/hwpml/2011/core`,
  hh: `${hancom}/hwpml/2011/head`,
  hhs: `${hancom}/hwpml/2011/history`,
  hm: `${hancom}/hwpml/2011/master-page`,
  hpf: `${hancom}/schema/2011/hpf`,
  dc: 'http://purl.org/dc/elements/1.1/',
  opf: 'http://www.idpf.org/2007/opf/',
  ooxmlchart: `${hancom}/hwpml/2016/ooxmlchart`,
  hwpunitchar: `${hancom}/hwpml/2016/HwpUnitChar`,
  epub: 'http://www.idpf.org/2007/ops',
  config: 'urn:oasis:names:tc:opendocument:xmlns:config:1.0',
})
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ')

/** Attributes as written: an order of their own, figures and words. */
export const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? value : escapeXml(value)}"`)
    .join('')
