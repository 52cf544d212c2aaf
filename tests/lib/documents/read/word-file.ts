import { strToU8, zipSync } from 'fflate'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const part = (name: string, content: string) =>
  strToU8(`<w:${name} ${namespaces}>${content}</w:${name}>`)

type Parts = Partial<Record<'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'comments', string>>

/** A Word file of parts that are written here, as Word writes them. */
export function wordFile(body: string, parts: Parts = {}): Uint8Array {
  const links = Object.keys(parts).map(
    (name) => `<Relationship Id="r-${name}" Type="${relations}/${name}" Target="${name}.xml"/>`,
  )
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships>${links.join('')}<Relationship Id="site" Type="${relations}/hyperlink" Target="https://law.go.kr" TargetMode="External"/></Relationships>`,
    ),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [`word/${name}.xml`, part(name, content)]),
    ),
  })
}

export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

export const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`

export const listed = (list: number, level: number) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`

export const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`

/** 제1조, ①, 1., 가. of a contract. */
export const clauseLevels = [
  level(0, 'decimal', '제%1조'),
  level(1, 'decimalEnclosedCircle', '%2'),
  level(2, 'decimal', '%3.'),
  level(3, 'ganada', '%4.'),
].join('')
