import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Content } from '@/lib/documents/blocks/schema'
import { attributes, declaration, escapeXml, namespaces } from './xml'

/** A picture of the document, by the name that its text refers to it by. */
export type HwpxImage = { id: string; ending: string; mime: string; data: Uint8Array }

/** What a file says of itself as a whole. */
export type HwpxHead = { title: string; language: string; properties: Content['properties'] }

const meta = 'http://www.hancom.co.kr/hwpml/2016/meta/pkg#'

/** The misspelt attribute is Hangul's own; without it the file is taken for damaged. */
const version = `${declaration}<hv:HCFVersion xmlns:hv="http://www.hancom.co.kr/hwpml/2011/version" tagetApplication="WORDPROCESSOR" major="5" minor="1" micro="1" buildNumber="0" os="1" xmlVersion="1.4" application="Beopdap" appVersion="1, 0, 0, 0"/>`

const container = `${declaration}<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:hpf="http://www.hancom.co.kr/schema/2011/hpf"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/><ocf:rootfile full-path="Preview/PrvText.txt" media-type="text/plain"/><ocf:rootfile full-path="META-INF/container.rdf" media-type="application/rdf+xml"/></ocf:rootfiles></ocf:container>`

const part = (path: string, type: string) =>
  `<rdf:Description rdf:about=""><ns0:hasPart xmlns:ns0="${meta}" rdf:resource="${path}"/></rdf:Description><rdf:Description rdf:about="${path}"><rdf:type rdf:resource="${meta}${type}"/></rdf:Description>`
const parts = `${declaration}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${part('Contents/header.xml', 'HeaderFile')}${part('Contents/section0.xml', 'SectionFile')}<rdf:Description rdf:about=""><rdf:type rdf:resource="${meta}Document"/></rdf:Description></rdf:RDF>`

const manifest = `${declaration}<odf:manifest xmlns:odf="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>`
const settings = `${declaration}<ha:HWPApplicationSetting xmlns:ha="http://www.hancom.co.kr/hwpml/2011/app" xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0"><ha:CaretPosition listIDRef="0" paraIDRef="0" pos="0"/></ha:HWPApplicationSetting>`

const metaOf = (name: string, text: string | undefined) =>
  text ? `<opf:meta name="${name}" content="text">${escapeXml(text)}</opf:meta>` : ''

function contentOf(
  { title, language, properties }: HwpxHead,
  images: readonly HwpxImage[],
): string {
  const items = [
    ...[
      ['header', 'Contents/header.xml'],
      ['section0', 'Contents/section0.xml'],
      ['settings', 'settings.xml'],
    ].map(([id = '', href = '']) => attributes({ id, href, 'media-type': 'application/xml' })),
    ...images.map(({ id, ending, mime }) =>
      attributes({ id, href: `BinData/${id}.${ending}`, 'media-type': mime, isEmbeded: '1' }),
    ),
  ]
  return `${declaration}<opf:package ${namespaces} version="" unique-identifier="" id=""><opf:metadata><opf:title>${escapeXml(title)}</opf:title><opf:language>${language}</opf:language><opf:meta name="creator" content="text">Beopdap</opf:meta>${metaOf('subject', properties?.subject)}${metaOf('description', properties?.description)}${metaOf('keyword', properties?.keywords)}</opf:metadata><opf:manifest>${items
    .map((item) => `<opf:item${item}/>`)
    .join(
      '',
    )}</opf:manifest><opf:spine><opf:itemref idref="header" linear="yes"/><opf:itemref idref="section0" linear="yes"/></opf:spine></opf:package>`
}

/** The parts of a HWPX file in the order in which Hangul writes them; the first is stored as it is. */
export function packHwpx(
  head: HwpxHead,
  document: { header: string; section: string; preview: string; images: readonly HwpxImage[] },
): Uint8Array {
  const { header, section, preview, images } = document
  const files: Zippable = {
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'version.xml': strToU8(version),
    'Contents/header.xml': strToU8(header),
    'Contents/section0.xml': strToU8(section),
    'Preview/PrvText.txt': strToU8(preview),
    'settings.xml': strToU8(settings),
    'META-INF/container.rdf': strToU8(parts),
    'Contents/content.hpf': strToU8(contentOf(head, images)),
    'META-INF/container.xml': strToU8(container),
    'META-INF/manifest.xml': strToU8(manifest),
  }
  for (const { id, ending, data } of images) files[`BinData/${id}.${ending}`] = [data, { level: 0 }]
  // A fixed date: the same document is the same file.
  return zipSync(files, { level: 6, mtime: new Date(2000, 0, 1) })
}
